import { defineTexts } from '@gastroshop/i18n';

/** What the page of the privacy preferences says. */
export const privacyTexts = defineTexts('shop-privacy', {
  de: {
    title: 'Datenschutz-Einstellungen',
    lead: 'Der Shop funktioniert ohne jeden dieser Dienste. Sie entscheiden für jeden einzeln und können Ihre Entscheidung hier jederzeit ändern. Solange Sie nicht zustimmen, wird kein Dienst geladen und nichts gesendet.',
    necessary: 'Notwendig',
    necessaryText:
      'Anmeldung, gewählter Kunde, Sprache und Ihre noch nicht gesendeten Eingaben. Ohne sie kann man nicht bestellen; sie werden an niemanden weitergegeben.',
    alwaysOn: 'Immer an',
    services: 'Dienste',
    webAnalytics: 'Web-Statistik (Matomo)',
    webAnalyticsText: 'Zählt, welche Seiten besucht werden und wo Bestellungen abbrechen.',
    searchAnalytics: 'Such-Statistik',
    searchAnalyticsText:
      'Merkt sich, wonach gesucht und was davon geöffnet und bestellt wird, damit die Suche besser wird.',
    emailMarketing: 'E-Mail-Marketing (Emarsys)',
    emailMarketingText: 'Stimmt Angebote per E-Mail darauf ab, was Sie ansehen und bestellen.',
    leadTracking: 'Interessenten-Erkennung',
    leadTrackingText:
      'Erkennt, welche Betriebe sich für den Shop interessieren. Derzeit nicht in Verwendung.',
    generalAnalytics: 'Allgemeine Statistik',
    generalAnalyticsText: 'Weitere Auswertungen der Nutzung. Derzeit nicht in Verwendung.',
    save: 'Auswahl speichern',
    acceptAll: 'Alle erlauben',
    refuseAll: 'Alle ablehnen',
    withdraw: 'Alles widerrufen',
    saved: 'Ihre Einstellungen sind gespeichert.',
  },
  en: {
    title: 'Privacy preferences',
    lead: 'The shop works without any of these services. You decide about each of them and can change your mind here at any time. Until you agree, no service is loaded and nothing is sent.',
    necessary: 'Necessary',
    necessaryText:
      'Sign-in, chosen customer, language and what you have entered but not yet sent. Ordering is impossible without them; they are passed on to nobody.',
    alwaysOn: 'Always on',
    services: 'Services',
    webAnalytics: 'Web statistics (Matomo)',
    webAnalyticsText: 'Counts which pages are visited and where orders are given up.',
    searchAnalytics: 'Search statistics',
    searchAnalyticsText:
      'Notes what is searched for and what of it is opened and ordered, to make the search better.',
    emailMarketing: 'E-mail marketing (Emarsys)',
    emailMarketingText: 'Chooses offers by e-mail to match what you look at and order.',
    leadTracking: 'Lead recognition',
    leadTrackingText: 'Recognises which businesses are interested in the shop. Not in use at present.',
    generalAnalytics: 'General statistics',
    generalAnalyticsText: 'Further evaluation of how the shop is used. Not in use at present.',
    save: 'Save selection',
    acceptAll: 'Allow all',
    refuseAll: 'Decline all',
    withdraw: 'Withdraw everything',
    saved: 'Your preferences have been saved.',
  },
});
