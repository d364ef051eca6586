import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const FISH: Partial<ProductTraits> = {
  tint: 'fish',
  keep: 'FRESH',
  brands: ['', 'Nordfang'],
  allergens: 'D',
  nutrients: 'whitefish',
  storage: ['Auf Eis bei 0 bis +2 °C lagern.', 'Keep on ice at 0 to +2 °C.'],
  closesAt: '10:00',
  use: ['Täglich frisch, auf Eis geliefert.', 'Fresh every day, delivered on ice.'],
};

const freshwater = shelf(
  '1301',
  ['Süßwasserfisch', 'Freshwater fish'],
  27,
  {
    ...FISH,
    brands: ['', 'Fischzucht Kaltenbach'],
    countries: ['AT', 'AT', 'AT', 'CZ'],
    organic: 0.15,
    marks: [],
  },
  [
    kind('Forelle ausgenommen 300–350 g', 'Trout, gutted, 300–350 g', 11.9, 'Ktn3kg Ktn5kg', 'fish', {
      nutrients: 'trout',
    }),
    kind('Forellenfilet m. Haut', 'Trout fillet, skin on', 19.9, 'Pkg1kg/5 Pkg2kg', 'pink-fillet', {
      nutrients: 'trout',
    }),
    kind('Saiblingsfilet m. Haut', 'Char fillet, skin on', 26.9, '~1,2kg/4 Pkg2kg', 'pink-fillet', {
      nutrients: 'trout',
    }),
    kind('Lachsforellenfilet m. Haut', 'Salmon trout fillet, skin on', 21.9, '~1,5kg/4', 'salmon-fillet', {
      nutrients: 'trout',
    }),
    kind('Zanderfilet m. Haut', 'Pike-perch fillet, skin on', 23.9, 'Pkg1kg/5 Pkg3kg', 'white-fillet', {
      countries: ['AT', 'HU', 'CZ'],
    }),
    kind('Karpfenfilet geschröpft', 'Carp fillet, scored', 16.9, 'Pkg2kg', 'white-fillet', {
      countries: ['AT', 'CZ'],
    }),
    kind('Welsfilet o. Haut', 'Catfish fillet, skinless', 18.9, 'Pkg2kg Pkg1kg/5', 'white-fillet', {
      countries: ['AT', 'HU'],
    }),
  ],
);

const sea = shelf('1302', ['Meeresfisch', 'Sea fish'], 24, { ...FISH, countries: ['NO', 'GR', 'IS', 'HR'] }, [
  kind(
    'Lachsfilet Trim D m. Haut',
    'Salmon fillet, trim D, skin on',
    21.9,
    '~1,4kg/5 Pkg3kg',
    'salmon-fillet',
    { nutrients: 'salmon', countries: ['NO'], marks: ['Asc'] },
  ),
  kind('Lachs ganz ausgenommen 4–5 kg', 'Whole salmon, gutted, 4–5 kg', 13.9, '~4,5kg', 'fish', {
    nutrients: 'salmon',
    countries: ['NO'],
    marks: ['Asc'],
  }),
  kind('Branzino ausgenommen 400–600 g', 'Sea bass, gutted, 400–600 g', 14.9, 'Ktn5kg', 'fish', {
    countries: ['GR', 'HR'],
    variants: [variant('', ''), variant('geschuppt', 'scaled', 1.08)],
  }),
  kind('Doradenfilet m. Haut', 'Gilthead bream fillet, skin on', 25.9, 'Pkg1kg/5', 'white-fillet', {
    countries: ['GR', 'HR'],
  }),
  kind('Kabeljau-Loins o. Haut', 'Cod loins, skinless', 29.9, 'Pkg3kg Pkg1kg/5', 'white-fillet', {
    countries: ['NO', 'IS'],
    marks: ['Msc'],
  }),
  kind('Heilbuttfilet o. Haut', 'Halibut fillet, skinless', 33.9, '~1,5kg/4', 'white-fillet', {
    countries: ['NO'],
  }),
  kind('Thunfischloin Sashimi-Qualität', 'Tuna loin, sashimi grade', 36.9, '~2kg/2', 'pink-fillet', {
    nutrients: 'tuna',
    countries: ['MV', 'LK'],
  }),
  kind('Steinbutt ausgenommen 2–3 kg', 'Turbot, gutted, 2–3 kg', 31.9, '~2,5kg', 'fish', {
    countries: ['ES', 'FR'],
  }),
  kind('Seeteufelfilet o. Haut', 'Monkfish fillet, skinless', 34.9, '~1kg/4', 'white-fillet', {
    countries: ['DK', 'FR'],
  }),
]);

const smoked = shelf(
  '1303',
  ['Räucherfisch & Marinaden', 'Smoked & marinated fish'],
  31,
  {
    ...FISH,
    closesAt: undefined,
    brands: ['', 'Nordfang', 'Salzkammer Fisch'],
    nutrients: 'smokedsalmon',
    storage: ['Bei +2 bis +4 °C lagern.', 'Keep at +2 to +4 °C.'],
    use: ['Für Vorspeisen und Buffet.', 'For starters and buffets.'],
  },
  [
    kind(
      'Räucherlachs vorgeschnitten',
      'Smoked salmon, pre-sliced',
      29.9,
      'Pkg1kg/5 Pkg500g/10',
      'salmon-fillet',
      { countries: ['NO'], marks: ['Asc'] },
    ),
    kind('Graved Lachs vorgeschnitten', 'Gravlax, pre-sliced', 31.9, 'Pkg1kg/5', 'salmon-fillet', {
      countries: ['NO'],
      allergens: 'D/M',
    }),
    kind('Räucherforellenfilet', 'Smoked trout fillet', 24.9, 'Pkg1kg/5 Pkg500g/10', 'pink-fillet', {
      countries: ['AT', 'DK'],
      nutrients: 'trout',
    }),
    kind('Makrelenfilet geräuchert', 'Smoked mackerel fillet', 14.9, 'Pkg1kg/5', 'white-fillet', {
      countries: ['NO', 'DK'],
      marks: ['Msc'],
    }),
    kind('Matjesfilet in Öl', 'Herring fillets in oil', 12.9, 'Kübel2kg Kübel1kg/4', 'white-fillet', {
      countries: ['NL', 'NO'],
      marks: ['Msc'],
    }),
    kind('Sardellenfilets in Öl', 'Anchovy fillets in oil', 21.9, 'Dose750g/6', 'white-fillet', {
      countries: ['IT', 'ES'],
      brands: ['Mare Blu'],
    }),
    kind('Heringssalat hausgemacht', 'Herring salad', 9.9, 'Kübel2kg Kübel1kg/4', 'green-salad', {
      allergens: 'CDGM/L',
      countries: ['AT', 'DE'],
    }),
  ],
);

const shellfish = shelf(
  '1304',
  ['Schal- & Krustentiere', 'Shellfish'],
  20,
  {
    ...FISH,
    nutrients: 'shrimp',
    countries: ['FR', 'NL', 'IT'],
    use: ['Fangfrisch aus Meer und Zucht.', 'Fresh from sea and farm.'],
  },
  [
    kind('Miesmuscheln gewaschen', 'Mussels, washed', 6.9, 'Btl2kg/5 Btl5kg', 'oyster', {
      allergens: 'R',
      countries: ['NL', 'IT'],
    }),
    kind('Vongole veraci', 'Carpet shell clams', 15.9, 'Netz1kg/5', 'oyster', {
      allergens: 'R',
      countries: ['IT'],
    }),
    kind(
      'Austern Fine de Claire Nr. 3',
      'Oysters Fine de Claire no. 3',
      0.95,
      'Kiste48Stk Kiste24Stk',
      'oyster',
      { allergens: 'R', countries: ['FR'], nutrients: undefined },
    ),
    kind('Jakobsmuschelfleisch 20/30', 'Scallop meat 20/30', 42.9, 'Be1kg/4', 'oyster', {
      allergens: 'R',
      countries: ['FR', 'US'],
    }),
    kind('Flusskrebsschwänze in Lake', 'Crayfish tails in brine', 22.9, 'Kübel1kg/4', 'shrimp', {
      allergens: 'B',
      countries: ['CN', 'ES'],
    }),
    kind(
      'Garnelen gekocht geschält 90/120',
      'Prawns, cooked and peeled, 90/120',
      16.9,
      'Kübel1,5kg/4',
      'shrimp',
      { allergens: 'B', countries: ['DK', 'GL'], marks: ['Msc'] },
    ),
    kind('Hummer lebend 500–600 g', 'Live lobster, 500–600 g', 39.9, '~0,55kg/8', 'lobster', {
      allergens: 'B',
      countries: ['CA', 'FR'],
      vat: 'PRODUCER',
      nutrients: undefined,
    }),
    kind('Kalmartuben gereinigt', 'Squid tubes, cleaned', 13.9, 'Btl2kg/5', 'squid', {
      allergens: 'R',
      countries: ['IT', 'ES'],
    }),
  ],
);

/** Fisch & Meer. */
export const fishShelves = [freshwater, sea, smoked, shellfish];
