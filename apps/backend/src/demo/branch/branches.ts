/** A branch of the demo group. */
export interface Branch {
  readonly tenant: 'AZ' | 'GM' | 'KI' | 'LL';
  readonly name: string;
  readonly city: string;
  readonly postCode: string;
  readonly street: string;
  readonly telephone: string;
  readonly mail: string;
  /** Share of the group's assortment it sells. */
  readonly share: number;
  /** Its prices against the group's calculation. */
  readonly priceLevel: number;
  /** Added to an article's place, so that the branches' numbers differ. */
  readonly numberOffset: number;
}

/** The branches: numbers, places and people are made up. */
export const BRANCHES: readonly Branch[] = [
  {
    tenant: 'AZ',
    name: 'Alpingastro Zell',
    city: 'Zell am See',
    postCode: '5700',
    street: 'Flugplatzstraße 12',
    telephone: '+43 6542 5550',
    mail: 'bestellung@alpingastro.example',
    share: 1,
    priceLevel: 1,
    numberOffset: 4_728,
  },
  {
    tenant: 'GM',
    name: 'Eurogast Mühlbach',
    city: 'Linz',
    postCode: '4030',
    street: 'Industriezeile 41',
    telephone: '+43 732 5550',
    mail: 'bestellung@eurogast-muehlbach.example',
    share: 0.52,
    priceLevel: 1.02,
    numberOffset: 31_117,
  },
  {
    tenant: 'KI',
    name: 'Kiennast',
    city: 'Gars am Kamp',
    postCode: '3571',
    street: 'Hauptplatz 7',
    telephone: '+43 2985 5550',
    mail: 'bestellung@kiennast.example',
    share: 0.5,
    priceLevel: 0.99,
    numberOffset: 58_204,
  },
  {
    tenant: 'LL',
    name: 'Landmarkt Liezen',
    city: 'Liezen',
    postCode: '8940',
    street: 'Gewerbepark 3',
    telephone: '+43 3612 5550',
    mail: 'bestellung@landmarkt.example',
    share: 0.48,
    priceLevel: 1.03,
    numberOffset: 77_461,
  },
];
