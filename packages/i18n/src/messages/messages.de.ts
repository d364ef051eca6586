/** The messages every part of the shop shares, in Austrian German. */
export const messagesDe = {
  // ERR-4
  errorTitle: 'Fehler',
  unexpectedError:
    'Ein unerwarteter Fehler ist aufgetreten. Bitte laden Sie die Seite neu oder melden Sie sich erneut an.',
  warningTitle: 'Hinweis',
  // ERR-6, TPL-3
  userNameUnknown: 'Es gibt keinen Benutzer mit diesem Benutzernamen.',
  wrongShop: 'Sie sind im falschen Shop und können hier nicht bestellen. Bitte melden Sie sich ab.',
  ordersNotLoaded: 'Die Bestellungen konnten nicht geladen werden.',
  orderNotLoaded: 'Die Bestellung konnte nicht geladen werden.',
  userNotUpdated: 'Der Benutzer konnte nicht aktualisiert werden.',
  bestFriendSkusNotImported: 'Diese Artikel wurden nicht übernommen: {{skus}}',
  bestFriendDeliveryAddressMissing: 'Die Lieferadresse fehlt.',
  // QTY-2
  belowMinimum: 'Die Mindestbestellmenge von {{quantity}} {{unit}} darf nicht unterschritten werden.',
  // CRT-4
  invalidAmount: 'Ungültige Menge für Artikel {{sku}} {{productName}}, Mindestmenge {{minQty}}',
  // FAI-3
  fairNotActive: 'Diese Messeseite ist nicht aktiv.',
  // CMS-1
  contentPathNotFound: 'Diese Seite wurde nicht gefunden.',
  contentAuthenticationNeeded: 'Bitte melden Sie sich an, um diese Seite zu sehen.',
  contentUnknownError: 'Der Inhalt konnte nicht geladen werden.',
  signIn: 'Anmelden',
  // TEN-4
  wrongTenantTitle: 'Falscher Shop',
  wrongTenant: 'Ihr Benutzer gehört zu einem anderen Shop. Bitte melden Sie sich ab.',
  wrongTenantRightShop: 'Zu Ihrem Shop',
  signOut: 'Abmelden',
  // TEN-6
  marketsNearYou: 'Unsere Märkte in Ihrer Nähe',
  // NAV-5
  pageNotFound: 'Diese Seite gibt es nicht.',
  toHome: 'Zur Startseite',
  // SES-9
  noCustomer:
    'Ihrem Benutzer ist noch kein Kunde zugeordnet. Bitte rufen Sie Ihren Ansprechpartner in der Filiale an.',
} as const;
