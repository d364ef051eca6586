import { defineTexts } from '@gastroshop/i18n';

/** What forms say themselves; their labels are the editors'. */
export const formTexts = /* @__PURE__ */ defineTexts('cms-form', {
  de: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    choose: 'Bitte wählen Sie.',
    notMatching: 'Diese Eingabe passt nicht.',
    someWrong_one: 'Ein Feld braucht noch Ihre Aufmerksamkeit.',
    someWrong_other: '{{count}} Felder brauchen noch Ihre Aufmerksamkeit.',
    send: 'Absenden',
    untitled: 'Formular',
    signUp: 'Anmelden',
    email: 'E-Mail-Adresse',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Betrieb',
    interests: 'Wovon möchten Sie hören?',
  },
  en: {
    required: 'Please fill in this field.',
    choose: 'Please choose.',
    notMatching: 'This entry does not fit.',
    someWrong_one: 'One field still needs your attention.',
    someWrong_other: '{{count}} fields still need your attention.',
    send: 'Send',
    untitled: 'Form',
    signUp: 'Sign up',
    email: 'E-mail address',
    emailInvalid: 'Please enter a valid e-mail address.',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Business',
    interests: 'What would you like to hear about?',
  },
});
