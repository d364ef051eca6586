import type { Locale } from '@gastroshop/i18n';

const DE = {
  signedIn: 'Sie sind angemeldet',
  goingOn: 'Es geht gleich weiter.',
  goOn: 'Weiter zum Shop',
  failed: 'Anmeldung nicht abgeschlossen',
  expired:
    'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte melden Sie sich noch einmal an.',
  refused: 'Der Anmeldedienst hat die Anmeldung nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  away: 'Der Anmeldedienst ist im Moment nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  again: 'Noch einmal anmelden',
  disabled: 'Ihr Zugang ist gesperrt. Bitte wenden Sie sich an Ihre Ansprechperson.',
  wrongShop: 'Falscher Shop',
  wrongShopText:
    'Mit diesem Zugang können Sie in diesem Shop nicht bestellen. Melden Sie sich ab, um einen anderen Zugang zu verwenden.',
  rightShop: 'Zu Ihrem Shop',
  signOut: 'Abmelden',
  signOutText: 'Möchten Sie sich wirklich abmelden?',
  stay: 'Angemeldet bleiben',
};

type Texts = Readonly<Record<keyof typeof DE, string>>;

const EN: Texts = {
  signedIn: 'You are signed in',
  goingOn: 'One moment, please.',
  goOn: 'Go to the shop',
  failed: 'Sign-in not completed',
  expired: 'Signing in took too long or was started in another window. Please sign in once more.',
  refused: 'The sign-in service did not confirm the sign-in. Please try again.',
  away: 'The sign-in service cannot be reached at the moment. Please try again in a minute.',
  again: 'Sign in again',
  disabled: 'Your account is locked. Please turn to your contact person.',
  wrongShop: 'Wrong shop',
  wrongShopText: 'You cannot order in this shop with this account. Sign out to use another one.',
  rightShop: 'Go to your shop',
  signOut: 'Sign out',
  signOutText: 'Do you really want to sign out?',
  stay: 'Stay signed in',
};

/** Texts of the sign-on pages. */
export const textsOf = (locale: Locale): Texts => (locale === 'en-GB' ? EN : DE);
