import { defineTexts } from '@gastroshop/i18n';

/** What a list of e-mail addresses says. */
export const emailTexts = defineTexts('storefront-emails', {
  de: {
    hint: 'Weitere Adresse eintippen, Enter übernimmt sie.',
    invalid: '„{{text}}“ ist keine gültige E-Mail-Adresse.',
    tooMany: 'Höchstens {{most}} Adressen. Bitte entfernen Sie eine, um eine andere anzugeben.',
    add: 'Hinzufügen',
    remove: '{{email}} entfernen',
  },
  en: {
    hint: 'Type another address, Enter adds it.',
    invalid: '“{{text}}” is not a valid e-mail address.',
    tooMany: 'At most {{most}} addresses. Please remove one to give another.',
    add: 'Add',
    remove: 'Remove {{email}}',
  },
});
