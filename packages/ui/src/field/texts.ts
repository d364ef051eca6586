import { defineTexts } from '@gastroshop/i18n';

/** What form fields say by themselves. */
export const fieldTexts = /* @__PURE__ */ defineTexts('ui.field', {
  de: {
    required: 'Pflichtfeld',
    length: '{{count}} von {{most}} Zeichen',
    choose: 'Bitte wählen',
  },
  en: {
    required: 'required',
    length: '{{count}} of {{most}} characters',
    choose: 'Please choose',
  },
});
