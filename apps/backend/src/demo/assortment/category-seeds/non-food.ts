import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const NON_FOOD: Partial<ProductTraits> = {
  tint: 'clean',
  keep: 'AMBIENT',
  vat: 'STANDARD',
  allergens: undefined,
  countries: ['AT', 'DE'],
  packaging: 'SINGLE_USE',
};

const CHEMICALS: Partial<ProductTraits> = {
  ...NON_FOOD,
  brands: ['Glanzwerk', 'ProClin', 'Hygio'],
  hazardous: true,
  storage: ['Kühl, trocken und von Lebensmitteln getrennt lagern.', 'Store cool, dry and away from food.'],
};

const dishwashing = shelf(
  '6101',
  ['Spülen', 'Dishwashing'],
  45,
  { ...CHEMICALS, use: ['Für gewerbliche Geschirrspüler.', 'For commercial dishwashers.'] },
  [
    kind(
      'Maschinenspülmittel flüssig',
      'Liquid machine detergent',
      2.4,
      'Kan10l Kan25l Kan5l/2',
      'canister-blue',
    ),
    kind(
      'Maschinenspülmittel chlorfrei',
      'Chlorine-free machine detergent',
      2.7,
      'Kan10l Kan25l',
      'canister-green',
    ),
    kind('Klarspüler', 'Rinse aid', 3.1, 'Kan10l Kan5l/2', 'canister-blue'),
    kind('Gläserspülmittel', 'Glasswasher detergent', 3.6, 'Kan10l Kan5l/2', 'canister-yellow'),
    kind('Geschirrspültabs', 'Dishwasher tablets', 0.19, 'Kübel150Stk Ktn300Stk', 'detergent-tabs'),
    kind(
      'Handspülmittel Konzentrat',
      'Washing-up liquid, concentrate',
      2.2,
      'Kan10l Fl1l/12',
      'lotion-bottle',
      { use: ['Ergiebig und hautschonend.', 'Efficient and kind to hands.'] },
    ),
    kind('Regeneriersalz grob', 'Coarse softener salt', 0.62, 'Sack25kg Sack10kg', 'salt', {
      hazardous: false,
      use: ['Für die Wasserenthärtung.', 'For water softening.'],
    }),
  ],
);

const kitchen = shelf(
  '6102',
  ['Küche & Desinfektion', 'Kitchen & disinfection'],
  39,
  {
    ...CHEMICALS,
    use: ['Für Flächen in der Küche, gemäß HACCP.', 'For kitchen surfaces, in line with HACCP.'],
  },
  [
    kind('Fettlöser', 'Degreaser', 2.9, 'Kan10l Kan5l/2 Fl1l/12', 'canister-red'),
    kind('Grill- und Ofenreiniger', 'Grill and oven cleaner', 3.6, 'Kan10l Fl1l/12', 'spray-bottle'),
    kind(
      'Flächendesinfektion gebrauchsfertig',
      'Surface disinfectant, ready to use',
      4.2,
      'Fl1l/12 Kan5l/2',
      'spray-bottle',
    ),
    kind('Küchenreiniger alkalisch', 'Alkaline kitchen cleaner', 2.4, 'Kan10l Kan5l/2', 'canister-yellow'),
    kind('Kombidämpfer-Reiniger', 'Combi steamer cleaner', 4.1, 'Kan10l', 'canister-red'),
    kind('Entkalker flüssig', 'Liquid descaler', 2.9, 'Kan10l Fl1l/12', 'canister-blue'),
    kind('Edelstahlpflege Spray', 'Stainless steel care spray', 9.8, 'Dose0,5l/12', 'spray-bottle'),
  ],
);

const floors = shelf(
  '6103',
  ['Sanitär, Boden & Wäsche', 'Washrooms, floors & laundry'],
  39,
  { ...CHEMICALS, use: ['Für die tägliche Reinigung.', 'For daily cleaning.'] },
  [
    kind('Sanitärreiniger', 'Washroom cleaner', 2.3, 'Kan10l Fl1l/12', 'canister-red'),
    kind('Bodenreiniger', 'Floor cleaner', 2.1, 'Kan10l Fl1l/12', 'canister-green'),
    kind('Allzweckreiniger', 'All-purpose cleaner', 1.8, 'Kan10l Fl1l/12', 'bucket'),
    kind('Glasreiniger', 'Glass cleaner', 2.2, 'Kan10l Fl1l/12', 'spray-bottle'),
    kind('WC-Reiniger Gel', 'Toilet cleaner gel', 2.6, 'Fl0,75l/12', 'lotion-bottle'),
    kind('Vollwaschmittel Pulver', 'Heavy-duty washing powder', 2.7, 'Sack20kg Sack10kg', 'package'),
    kind('Weichspüler', 'Fabric softener', 1.9, 'Kan10l Kan5l/2', 'canister-blue'),
  ],
);

const paper = shelf(
  '6201',
  ['Hygienepapier', 'Hygiene paper'],
  33,
  {
    ...NON_FOOD,
    brands: ['Softline', 'Hygio', 'Gastro Plus'],
    use: ['Für Spender und Halter aller gängigen Systeme.', 'For all common dispensers.'],
  },
  [
    kind(
      'Toilettenpapier 2-lagig 250 Blatt',
      'Toilet paper, 2-ply, 250 sheets',
      0.31,
      'Pkg64Stk Pkg48Stk',
      'roll-of-paper',
    ),
    kind(
      'Toilettenpapier 3-lagig 250 Blatt',
      'Toilet paper, 3-ply, 250 sheets',
      0.44,
      'Pkg56Stk Pkg72Stk',
      'roll-of-paper',
    ),
    kind('Jumborolle 2-lagig 300 m', 'Jumbo roll, 2-ply, 300 m', 3.9, 'Ktn6Stk', 'roll-of-paper'),
    kind(
      'Handtuchpapier Z-Falz 2-lagig',
      'Paper towels, Z-fold, 2-ply',
      0.0094,
      'Ktn3200Stk Ktn4000Stk',
      'napkins',
    ),
    kind('Küchenrolle 3-lagig', 'Kitchen roll, 3-ply', 1.15, 'Pkg4Stk/8 Ktn32Stk', 'roll-of-paper'),
    kind(
      'Putztuchrolle 2-lagig 500 Blatt',
      'Wiping roll, 2-ply, 500 sheets',
      9.8,
      'Pkg2Stk',
      'roll-of-paper',
    ),
    kind('Kosmetiktücher 100 Blatt', 'Facial tissues, 100 sheets', 1.05, 'Ktn40Stk', 'napkins'),
  ],
);

const hands = shelf(
  '6202',
  ['Hände & Arbeitsschutz', 'Hands & protection'],
  39,
  {
    ...NON_FOOD,
    brands: ['Hygio', 'SafeHand', 'Gastro Plus'],
    use: ['Für Küche und Service.', 'For kitchen and service.'],
  },
  [
    kind('Handseife mild', 'Mild hand soap', 3.4, 'Kan5l/2 Fl0,5l/12', 'soap', { hazardous: true }),
    kind('Händedesinfektion', 'Hand sanitiser', 6.9, 'Fl0,5l/20 Kan5l/2', 'lotion-bottle', {
      hazardous: true,
    }),
    kind('Handcreme', 'Hand cream', 14.9, 'Tube100ml/12 Fl0,5l/12', 'lotion-bottle'),
    kind('Nitrilhandschuhe puderfrei', 'Nitrile gloves, powder-free', 0.062, 'Pkg100Stk/10', 'gloves', {
      variants: [variant('Gr. M', 'size M'), variant('Gr. L', 'size L'), variant('Gr. XL', 'size XL', 1.03)],
    }),
    kind('Vinylhandschuhe puderfrei', 'Vinyl gloves, powder-free', 0.038, 'Pkg100Stk/10', 'gloves', {
      variants: [variant('Gr. M', 'size M'), variant('Gr. L', 'size L')],
    }),
    kind('Einwegschürze weiß', 'Disposable apron, white', 0.071, 'Pkg100Stk/10', 'lab-coat'),
    kind('Kopfhaube weiß', 'Bouffant cap, white', 0.034, 'Pkg100Stk/10', 'lab-coat'),
  ],
);

const takeaway = shelf(
  '6301',
  ['Mitnehmen & Einweg', 'Takeaway & disposables'],
  48,
  {
    ...NON_FOOD,
    tint: 'dry',
    brands: ['PackGut', 'Naturpack', 'Gastro Plus'],
    use: ['Kompostierbar oder recycelbar.', 'Compostable or recyclable.'],
  },
  [
    kind('Kaffeebecher Pappe 8 oz', 'Paper coffee cup 8 oz', 0.069, 'Ktn1000Stk Pkg50Stk/20', 'paper-cup'),
    kind('Kaffeebecher Pappe 12 oz', 'Paper coffee cup 12 oz', 0.089, 'Ktn1000Stk Pkg50Stk/20', 'paper-cup'),
    kind(
      'Deckel für Kaffeebecher 80 mm',
      'Lid for coffee cup 80 mm',
      0.039,
      'Ktn1000Stk Pkg100Stk/10',
      'paper-cup',
    ),
    kind(
      'Menübox Bagasse 2-teilig',
      'Bagasse menu box, 2 compartments',
      0.21,
      'Ktn200Stk Pkg50Stk/4',
      'menu-box',
    ),
    kind('Burgerbox Karton', 'Cardboard burger box', 0.16, 'Ktn300Stk', 'hamburger'),
    kind('Pizzakarton 33 × 33 cm', 'Pizza box 33 × 33 cm', 0.19, 'Pkg100Stk/2', 'pizza'),
    kind('Suppenbecher 500 ml m. Deckel', 'Soup cup 500 ml with lid', 0.26, 'Ktn250Stk', 'takeout-box'),
    kind('Salatschale PLA 750 ml', 'PLA salad bowl 750 ml', 0.24, 'Ktn300Stk', 'green-salad'),
    kind('Papiertragtasche braun 26 cm', 'Brown paper carrier bag 26 cm', 0.14, 'Ktn250Stk', 'menu-box'),
    kind('Holzgabel 16 cm', 'Wooden fork 16 cm', 0.026, 'Pkg100Stk/10', 'fork-and-knife'),
    kind('Holzmesser 16 cm', 'Wooden knife 16 cm', 0.026, 'Pkg100Stk/10', 'fork-and-knife'),
    kind('Trinkhalme Papier 20 cm', 'Paper straws 20 cm', 0.012, 'Pkg250Stk/20', 'tropical-drink'),
  ],
);

const wrap = shelf(
  '6302',
  ['Folien, Beutel & Müll', 'Wrap, bags & refuse'],
  24,
  {
    ...NON_FOOD,
    brands: ['PackGut', 'FolioPro', 'Gastro Plus'],
    use: ['Für Lebensmittel geeignet, wo angegeben.', 'Food safe where stated.'],
  },
  [
    kind('Alufolie 45 cm × 150 m', 'Aluminium foil 45 cm × 150 m', 12.9, 'Ro1Stk/6', 'foil-roll'),
    kind('Frischhaltefolie 45 cm × 300 m', 'Cling film 45 cm × 300 m', 8.4, 'Ro1Stk/6', 'foil-roll'),
    kind('Backtrennpapier 57 × 98 cm', 'Baking paper 57 × 98 cm', 0.052, 'Ktn500Stk', 'foil-roll'),
    kind('Vakuumbeutel 20 × 30 cm', 'Vacuum bags 20 × 30 cm', 0.058, 'Pkg100Stk/10', 'package'),
    kind('Vakuumbeutel 30 × 40 cm', 'Vacuum bags 30 × 40 cm', 0.109, 'Pkg100Stk/10', 'package'),
    kind('Müllsack 110 l schwarz', 'Refuse sacks 110 l, black', 0.19, 'Ro25Stk/10', 'wastebasket'),
    kind('Müllsack 60 l', 'Refuse sacks 60 l', 0.11, 'Ro20Stk/20', 'wastebasket'),
    kind('Bio-Müllbeutel 10 l', 'Compostable caddy liners 10 l', 0.14, 'Ro20Stk/24', 'wastebasket'),
  ],
);

const table = shelf(
  '6401',
  ['Servietten & Kerzen', 'Napkins & candles'],
  45,
  {
    ...NON_FOOD,
    tint: 'wine',
    brands: ['Servetta', 'Tafelfreude', 'Gastro Plus'],
    use: ['Für den gedeckten Tisch.', 'For the laid table.'],
  },
  [
    kind('Serviette 33 × 33 cm 2-lagig', 'Napkins 33 × 33 cm, 2-ply', 0.014, 'Pkg250Stk/8', 'napkins', {
      variants: [
        variant('weiß', 'white'),
        variant('bordeaux', 'burgundy', 1.15),
        variant('champagner', 'champagne', 1.15),
      ],
    }),
    kind('Serviette 40 × 40 cm 3-lagig', 'Napkins 40 × 40 cm, 3-ply', 0.048, 'Pkg250Stk/4', 'napkins', {
      variants: [
        variant('weiß', 'white'),
        variant('grün', 'green', 1.12),
        variant('anthrazit', 'anthracite', 1.12),
      ],
    }),
    kind('Serviette Airlaid 40 × 40 cm', 'Airlaid napkins 40 × 40 cm', 0.16, 'Pkg50Stk/12', 'napkins', {
      variants: [variant('weiß', 'white'), variant('natur', 'natural')],
    }),
    kind(
      'Tischläufer Airlaid 40 cm × 24 m',
      'Airlaid table runner 40 cm × 24 m',
      13.9,
      'Ro1Stk/6',
      'foil-roll',
      { variants: [variant('weiß', 'white'), variant('bordeaux', 'burgundy')] },
    ),
    kind('Tafelkerzen 24 cm', 'Table candles 24 cm', 0.39, 'Pkg50Stk/4', 'candle', {
      variants: [variant('weiß', 'white'), variant('creme', 'cream'), variant('rot', 'red')],
    }),
    kind('Teelichter 4 Stunden', 'Tea lights, 4 hours', 0.075, 'Pkg100Stk/10', 'candle'),
    kind('Bierdeckel rund', 'Round beer mats', 0.028, 'Ktn1000Stk', 'napkins'),
  ],
);

const utensils = shelf(
  '6402',
  ['Küchenbedarf', 'Kitchen supplies'],
  22,
  {
    ...NON_FOOD,
    brands: ['Küchenprofi Huber', 'Gastro Plus'],
    use: ['Für den täglichen Einsatz in der Küche.', 'For daily use in the kitchen.'],
  },
  [
    kind('Schwammtuch 18 × 20 cm', 'Sponge cloths 18 × 20 cm', 0.42, 'Pkg10Stk/20', 'sponge'),
    kind('Topfreiniger Edelstahl 40 g', 'Stainless steel scourer 40 g', 0.79, 'Pkg10Stk/12', 'sponge'),
    kind('Mikrofasertuch', 'Microfibre cloths', 1.2, 'Pkg10Stk/10', 'sponge', {
      variants: [variant('blau', 'blue'), variant('rot', 'red'), variant('grün', 'green')],
    }),
    kind('Kochmesser 20 cm', 'Chef’s knife 20 cm', 24.9, 'Stk1Stk/6', 'kitchen-knife'),
    kind('Gemüsemesser 10 cm', 'Paring knife 10 cm', 6.9, 'Stk1Stk/12', 'kitchen-knife'),
    kind('Kochlöffel Buche 35 cm', 'Beech wooden spoon 35 cm', 3.2, 'Stk1Stk/12', 'spoon'),
    kind('Besen m. Stiel 40 cm', 'Broom with handle 40 cm', 14.9, 'Stk1Stk/6', 'broom'),
    kind('Bonrolle Thermo 80 × 80 mm', 'Thermal till roll 80 × 80 mm', 1.9, 'Ktn50Stk', 'roll-of-paper'),
    kind('GN-Behälter 1/1 65 mm', 'GN container 1/1 65 mm', 17.9, 'Stk1Stk/6', 'menu-box'),
  ],
);

const plants = shelf(
  '6403',
  ['Blumen & Dekoration', 'Flowers & decoration'],
  14,
  {
    ...NON_FOOD,
    tint: 'veg',
    brands: ['', 'Gärtnerei Lang'],
    vat: 'PRODUCER',
    countries: ['AT', 'NL'],
    closesAt: '11:00',
    use: ['Für Tisch und Empfang.', 'For table and reception.'],
  },
  [
    kind('Tischstrauß klein', 'Small table posy', 4.9, 'Stk1Stk/10', 'bouquet', {
      variants: [variant('bunt', 'mixed colours'), variant('weiß', 'white')],
    }),
    kind('Gerbera', 'Gerberas', 0.59, 'Bund10Stk', 'rosette', {
      variants: [variant('bunt', 'mixed colours'), variant('rot', 'red')],
    }),
    kind('Sonnenblumen', 'Sunflowers', 1.2, 'Bund5Stk', 'sunflower'),
    kind('Kräutertopf-Mix', 'Mixed potted herbs', 1.6, 'Ktn8Stk', 'potted-plant'),
    kind('Tannenreisig', 'Fir branches', 2.9, 'Bund1Stk/10', 'evergreen-tree'),
  ],
);

/** Non-Food. */
export const nonFoodShelves = [
  dishwashing,
  kitchen,
  floors,
  paper,
  hands,
  takeaway,
  wrap,
  table,
  utensils,
  plants,
];
