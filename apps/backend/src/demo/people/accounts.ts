import { CANTEEN, FAIR_CUSTOMER, GROUP_CUSTOMERS, MAIN_CUSTOMER } from './chosen-customers';
import type { DemoCustomer } from './customer';

/** A sign-in of the demonstration. Its password is `demo`. */
export interface DemoAccount {
  readonly userName: string;
  readonly tenant: 'AZ' | 'GM' | 'KI' | 'LL';
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: 'de-AT' | 'en-GB';
  /** Roles beside the one of the tenant. */
  readonly roles: readonly string[];
  readonly password: string;
  /** What it shows, by language. */
  readonly shows: Readonly<Record<'de-AT' | 'en-GB', string>>;
}

/** The password of all sign-ins of the demonstration. */
export const DEMO_PASSWORD = 'demo';

const TENANT_OF: Readonly<Record<string, DemoAccount['tenant']>> = { az: 'AZ', gm: 'GM', ki: 'KI', ll: 'LL' };

const PRICES = [
  'can-see-prices',
  'should-see-price-popup',
  'special-price-highlighting',
  'discount-highlighting',
];
const ALL_ROLES = [
  ...PRICES,
  'should-see-extended-price-popup',
  'should-see-cross-tenant-product-id',
  'can-see-bonuses',
];

const account = (
  userName: string,
  firstName: string,
  lastName: string,
  roles: readonly string[],
  german: string,
  english: string,
): DemoAccount => ({
  userName,
  tenant: TENANT_OF[userName.slice(0, 2)] ?? 'AZ',
  firstName,
  lastName,
  locale: 'de-AT',
  roles,
  password: DEMO_PASSWORD,
  shows: { 'de-AT': german, 'en-GB': english },
});

/** The sign-ins, with what each of them shows. */
export const demoAccounts: readonly DemoAccount[] = [
  account(
    'az100001',
    'Katharina',
    'Hirschbichler',
    PRICES,
    'Ein Kunde, sieht Preise',
    'One customer, sees prices',
  ),
  account(
    'az100002',
    'Stefan',
    'Moser',
    ALL_ROLES,
    'Zwölf Kunden, alle Rechte',
    'Twelve customers, all roles',
  ),
  account('az100003', 'Josef', 'Eder', [], 'Ein Kunde, sieht keine Preise', 'One customer, sees no prices'),
  account(
    'az100004',
    'Johanna',
    'Lechner',
    PRICES,
    'Ein Kunde, Bestelllimit der Messe erreicht',
    'One customer, order limit of the fair reached',
  ),
  account(
    'az100005',
    'Michael',
    'Winkler',
    ALL_ROLES,
    'Außendienst mit 4.000 Kunden',
    'Sales representative with 4,000 customers',
  ),
  account(
    'az100006',
    'Eva',
    'Brunner',
    PRICES,
    'Noch keinem Kunden zugeordnet',
    'Not assigned to a customer yet',
  ),
  account(
    'az100007',
    'Lukas',
    'Berger',
    [...PRICES, 'can-preview-content', 'operator'],
    'Redaktion und Betrieb: sieht Entwürfe und die Einstellungen der Filialen',
    'Editor and operator: sees drafts and the settings of branches',
  ),
  account(
    'az100008',
    'Theresa',
    'Aigner',
    ALL_ROLES,
    'Kollegin mit denselben zwölf Kunden',
    'Colleague with the same twelve customers',
  ),
  account('gm200001', 'Franz', 'Wimmer', PRICES, 'Ein Kunde der Filiale GM', 'One customer of branch GM'),
  account(
    'gm200002',
    'Sabine',
    'Pichler',
    PRICES,
    'Neuer Kunde der Filiale GM, noch ohne Bestellung',
    'New customer of branch GM, no orders yet',
  ),
  account('ki300001', 'Maria', 'Leitner', PRICES, 'Ein Kunde der Filiale KI', 'One customer of branch KI'),
  account('ll400001', 'Florian', 'Steiner', PRICES, 'Ein Kunde der Filiale LL', 'One customer of branch LL'),
];

/** The id under which a sign-in is known: the subject of its tokens. */
export const userIdOf = ({ userName }: Pick<DemoAccount, 'userName'>): string => `demo-${userName}`;

const CUSTOMERS: Readonly<Record<string, readonly string[]>> = {
  az100001: [MAIN_CUSTOMER],
  az100002: GROUP_CUSTOMERS,
  az100003: [CANTEEN],
  az100004: [FAIR_CUSTOMER],
  az100006: [],
  az100007: [MAIN_CUSTOMER],
  az100008: GROUP_CUSTOMERS,
  gm200001: ['61044'],
  gm200002: ['61058'],
  ki300001: ['72015'],
  ll400001: ['83007'],
};

/** The customers a sign-in acts for. */
export const customersOf = ({ userName }: DemoAccount, many: readonly DemoCustomer[]): readonly string[] =>
  CUSTOMERS[userName] ?? many.map(({ id }) => id);
