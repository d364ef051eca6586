import { defineTexts } from '@gastroshop/i18n';

/** What is said of a cart on pages that do not show it. */
export const liveTexts = defineTexts('storefront-cart-live', {
  de: {
    ordered: '{{name}} hat diesen Warenkorb um {{time}} bestellt',
    orderedBySelf: 'Dieser Warenkorb wurde um {{time}} bestellt',
    newCart: 'Was jetzt dazukommt, liegt in einem neuen Warenkorb.',
    late: '{{product}}: {{amount}} sind nicht dabei.',
    lateRemoval: '{{product}} ist mitbestellt.',
    lateSeveral: '{{count}} Änderungen sind nicht dabei.',
    orderAgain: '{{amount}} neu bestellen',
    orderAllAgain: 'Alle {{count}} neu bestellen',
    colleague: 'Kollege',
    clash: 'Gleichzeitig geändert',
    clashKept: '{{product}}: es gilt {{kept}}',
    clashRemoved: '{{product}} ist entfernt',
    take: '{{dropped}} nehmen',
    takeRemoval: 'doch entfernen',
  },
  en: {
    ordered: '{{name}} ordered this cart at {{time}}',
    orderedBySelf: 'This cart was ordered at {{time}}',
    newCart: 'What is added now goes into a new cart.',
    late: '{{product}}: {{amount}} are not part of it.',
    lateRemoval: '{{product}} was ordered with it.',
    lateSeveral: '{{count}} changes are not part of it.',
    orderAgain: 'Order {{amount}} anew',
    orderAllAgain: 'Order all {{count}} anew',
    colleague: 'A colleague',
    clash: 'Changed at the same time',
    clashKept: '{{product}}: {{kept}} counts',
    clashRemoved: '{{product}} is removed',
    take: 'take {{dropped}}',
    takeRemoval: 'remove it',
  },
});
