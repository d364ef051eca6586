import { defineTexts } from '@gastroshop/i18n';

/** What a list of e-mail addresses says. */
export const emailTexts = defineTexts('storefront-emails', {
  de: {
    hint: 'Weitere Adresse eintippen, Enter übernimmt sie.',
    invalid: '„{{text}}“ ist keine gültige E-Mail-Adresse.',
    add: 'Hinzufügen',
    remove: '{{email}} entfernen',
  },
  en: {
    hint: 'Type another address, Enter adds it.',
    invalid: '“{{text}}” is not a valid e-mail address.',
    add: 'Add',
    remove: 'Remove {{email}}',
  },
});
