import { defineTexts } from '@gastroshop/i18n';
import { consentWords } from '../early';

/** What is said about the sign-on, the customer and the consents. */
export const sessionTexts = defineTexts('shell-session', {
  de: {
    orderingFor: 'Sie bestellen jetzt für {{name}}',
    customerNumber: 'Kunde {{customerId}}',
    noLongerYours: 'Der zuletzt gewählte Kunde ist Ihnen nicht mehr zugeordnet.',
    call: '{{telephone}} anrufen',
    signOut: 'Abmelden',
    unsent_one: '{{count}} Änderung oder Inventur ist noch nicht gesendet',
    unsent_other: '{{count}} Änderungen oder Inventuren sind noch nicht gesendet',
    unsentText:
      'Das steht nur in diesem Browser. Wenn Sie sich abmelden, geht verloren, was nicht gesendet ist.',
    signOutAnyway: 'Abmelden und verwerfen',
    signOutOffline: 'Abmelden braucht eine Verbindung',
    signOutOfflineText:
      'Ohne sie bliebe Ihre Sitzung offen. Bitte versuchen Sie es, sobald Sie wieder online sind.',
    ...consentWords.de,
  },
  en: {
    orderingFor: 'You are now ordering for {{name}}',
    customerNumber: 'Customer {{customerId}}',
    noLongerYours: 'The customer chosen last is no longer assigned to you.',
    call: 'Call {{telephone}}',
    signOut: 'Sign out',
    unsent_one: '{{count}} change or stock-taking has not been sent yet',
    unsent_other: '{{count}} changes or stock-takings have not been sent yet',
    unsentText: 'This is stored in this browser only. If you sign out, what has not been sent is lost.',
    signOutAnyway: 'Sign out and discard',
    signOutOffline: 'Signing out needs a connection',
    signOutOfflineText: 'Without one your session would stay open. Please try again once you are online.',
    ...consentWords.en,
  },
});
