import { defineTexts } from '@gastroshop/i18n';

/** What the frame of every app says. */
export const frameTexts = defineTexts('shell-frame', {
  de: {
    customerMeta: 'Kunde {{customerId}}',
    customerMetaPlace: 'Kunde {{customerId}} · {{place}}',
    menu: 'Menü',
    language: 'Sprache',
    scheme: 'Farbschema',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'Wie das Gerät',
    left: 'noch {{time}}',
    unkept: 'Dieser Browser kann nichts mehr speichern',
    unkeptText: 'Was noch nicht gesendet ist, geht verloren, wenn Sie die Seite schließen.',
  },
  en: {
    customerMeta: 'Customer {{customerId}}',
    customerMetaPlace: 'Customer {{customerId}} · {{place}}',
    menu: 'Menu',
    language: 'Language',
    scheme: 'Colour scheme',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as device',
    left: '{{time}} left',
    unkept: 'This browser cannot save anything more',
    unkeptText: 'What has not been sent yet is lost when you close the page.',
  },
});
