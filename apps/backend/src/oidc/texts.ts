import type { Locale } from '@gastroshop/i18n';

const DE = {
  signIn: 'Anmelden',
  intro: 'Melden Sie sich mit Ihren Zugangsdaten an, um zu bestellen.',
  userName: 'Benutzername',
  password: 'Passwort',
  missing: 'Bitte geben Sie Benutzername und Passwort ein.',
  wrong: 'Benutzername oder Passwort stimmt nicht.',
  pause: 'Zu viele Versuche. Bitte warten Sie {seconds} Sekunden.',
  examples: 'Zugänge zum Ausprobieren',
  examplesText: 'Ein Klick füllt Benutzername und Passwort aus.',
  ended: 'Anmeldung abgelaufen',
  endedText:
    'Diese Anmeldung ist nicht mehr gültig. Bitte gehen Sie zurück in den Shop und melden Sie sich dort noch einmal an.',
  toShop: 'Zum Shop',
  signOut: 'Abmelden',
  signOutText: 'Möchten Sie sich auch beim Anmeldedienst abmelden?',
  signingOut: 'Sie werden abgemeldet.',
  signedOut: 'Sie sind abgemeldet',
  signedOutText: 'Bis zum nächsten Mal.',
  failed: 'Das hat nicht geklappt',
  failedText: 'Der Anmeldedienst konnte die Anfrage nicht ausführen ({error}).',
};

type Texts = Readonly<Record<keyof typeof DE, string>>;

const EN: Texts = {
  signIn: 'Sign in',
  intro: 'Sign in with your account to place orders.',
  userName: 'User name',
  password: 'Password',
  missing: 'Please enter user name and password.',
  wrong: 'User name or password is wrong.',
  pause: 'Too many attempts. Please wait {seconds} seconds.',
  examples: 'Accounts to try out',
  examplesText: 'One click fills in user name and password.',
  ended: 'Sign-in expired',
  endedText: 'This sign-in is no longer valid. Please go back to the shop and sign in there once more.',
  toShop: 'Go to the shop',
  signOut: 'Sign out',
  signOutText: 'Do you want to sign out of the sign-in service as well?',
  signingOut: 'You are being signed out.',
  signedOut: 'You are signed out',
  signedOutText: 'See you next time.',
  failed: 'That did not work',
  failedText: 'The sign-in service could not do what was asked ({error}).',
};

/** Texts of the embedded provider's pages. */
export const textsOf = (locale: Locale): Texts => (locale === 'en-GB' ? EN : DE);
