import { describe, expect, it } from 'vitest';
import { createTextsFrom } from '../texts';
import { ERROR_TOAST_MS, WARNING_TOAST_MS } from './toast-duration';

const texts = createTextsFrom('de-AT', {});
const de = texts.getFixedT('de-AT', 'messages');
const en = texts.getFixedT('en-GB', 'messages');

describe('ERR-4: the toast of an unexpected error', () => {
  it('has the title Fehler or Error and says what to do', () => {
    expect([de('errorTitle'), en('errorTitle')]).toEqual(['Fehler', 'Error']);
    expect(de('unexpectedError')).toBe(
      'Ein unerwarteter Fehler ist aufgetreten. Bitte laden Sie die Seite neu oder melden Sie sich erneut an.',
    );
    expect(en('unexpectedError')).toBe(
      'An unexpected error occurred. Please refresh the page or log in again.',
    );
  });

  it('stays 3 seconds, a warning 4', () => {
    expect([ERROR_TOAST_MS, WARNING_TOAST_MS]).toEqual([3000, 4000]);
  });
});

describe('ERR-6, TPL-3: what went wrong with users, orders and the best friend', () => {
  it.each([
    [
      'userNameUnknown',
      'Es gibt keinen Benutzer mit diesem Benutzernamen.',
      'There is no user with the given username.',
    ],
    [
      'wrongTenant',
      'Sie sind im falschen Shop und können hier nicht bestellen. Bitte melden Sie sich ab.',
      'You are in the wrong shop and not allowed to order here. Please log out.',
    ],
    ['ordersNotLoaded', 'Die Bestellungen konnten nicht geladen werden.', 'The orders could not be loaded.'],
    ['orderNotLoaded', 'Die Bestellung konnte nicht geladen werden.', 'The order could not be loaded.'],
    ['userNotUpdated', 'Der Benutzer konnte nicht aktualisiert werden.', 'The user could not be updated.'],
    ['bestFriendDeliveryAddressMissing', 'Die Lieferadresse fehlt.', 'The delivery address is missing.'],
  ] as const)('%s', (key, german, english) => {
    expect([de(key), en(key)]).toEqual([german, english]);
  });

  it('names the skus that were not imported', () => {
    const values = { skus: '4711, 4712' };
    expect(de('bestFriendSkusNotImported', values)).toBe('Diese Artikel wurden nicht übernommen: 4711, 4712');
    expect(en('bestFriendSkusNotImported', values)).toBe('These products were not imported: 4711, 4712');
  });
});

describe('QTY-2: below the minimum', () => {
  it('names quantity and unit', () => {
    const values = { quantity: 2, unit: 'Karton' };
    expect(de('belowMinimum', values)).toBe(
      'Die Mindestbestellmenge von 2 Karton darf nicht unterschritten werden.',
    );
    expect(en('belowMinimum', values)).toBe('The minimum order quantity of 2 Karton must not be undercut.');
  });
});

describe('CRT-4: an invalid amount', () => {
  it('names sku, product and minimum quantity', () => {
    const values = { sku: '4711', productName: 'Tafelspitz', minQty: 6 };
    expect(de('invalidAmount', values)).toBe('Ungültige Menge für Artikel 4711 Tafelspitz, Mindestmenge 6');
    expect(en('invalidAmount', values)).toBe(
      'Invalid amount for product 4711 Tafelspitz, minimum quantity 6',
    );
  });
});

describe('FAI-3, CMS-1, TEN-4, TEN-6, NAV-5, SES-9: what a page says instead of its content', () => {
  it.each([
    ['fairNotActive', 'Diese Messeseite ist nicht aktiv.', 'This fair page is not active.'],
    ['contentPathNotFound', 'Diese Seite wurde nicht gefunden.', 'This page was not found.'],
    ['contentUnknownError', 'Der Inhalt konnte nicht geladen werden.', 'The content could not be loaded.'],
    ['signIn', 'Anmelden', 'Sign in'],
    ['wrongTenantTitle', 'Falscher Shop', 'Wrong shop'],
    ['wrongTenantRightShop', 'Zu Ihrem Shop', 'Go to your shop'],
    ['signOut', 'Abmelden', 'Sign out'],
    ['marketsNearYou', 'Unsere Märkte in Ihrer Nähe', 'Our markets near you'],
    ['pageNotFound', 'Diese Seite gibt es nicht.', 'This page does not exist.'],
    ['toHome', 'Zur Startseite', 'Go to the start page'],
    [
      'noCustomer',
      'Ihrem Benutzer ist noch kein Kunde zugeordnet. Bitte rufen Sie Ihren Ansprechpartner in der Filiale an.',
      'No customer is assigned to your user yet. Please call your contact at the branch.',
    ],
  ] as const)('%s', (key, german, english) => {
    expect([de(key), en(key)]).toEqual([german, english]);
  });
});
