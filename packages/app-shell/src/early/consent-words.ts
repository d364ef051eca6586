/** The question for the consent, in both languages: the only words that are there before the code. */
export const consentWords = {
  de: {
    consentTitle: 'Dürfen wir mitzählen?',
    consentText:
      'Wie der Shop benutzt wird, hilft uns, ihn besser zu machen. Ohne Zustimmung geht alles genauso.',
    accept: 'Zustimmen',
    refuse: 'Ablehnen',
    settings: 'Einstellungen',
  },
  en: {
    consentTitle: 'May we count your visit?',
    consentText:
      'How the shop is used helps us make it better. Without your consent everything works the same.',
    accept: 'Accept',
    refuse: 'Decline',
    settings: 'Settings',
  },
} as const;
