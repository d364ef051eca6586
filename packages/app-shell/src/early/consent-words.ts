/** The question for the consent, in both languages: the only words that are there before the code. */
export const consentWords = {
  de: {
    consentTitle: 'Dürfen wir mitzählen?',
    consentText:
      'Mit Ihrer Zustimmung erfassen wir, wie der Shop benutzt wird, um ihn besser zu machen. Ohne sie funktioniert alles genauso.',
    accept: 'Zustimmen',
    refuse: 'Ablehnen',
    settings: 'Einstellungen',
  },
  en: {
    consentTitle: 'May we measure how the shop is used?',
    consentText:
      'With your consent we record how the shop is used, to make it better. Without it everything works just the same.',
    accept: 'Accept',
    refuse: 'Decline',
    settings: 'Settings',
  },
} as const;
