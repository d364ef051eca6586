import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const PRODUCE: Partial<ProductTraits> = {
  tint: 'veg',
  keep: 'FRESH',
  brands: ['', 'Marchfelder Garten'],
  countries: ['AT', 'AT', 'AT', 'IT', 'ES'],
  organic: 0.3,
  vat: 'BASIC',
  nutrients: 'vegetable',
  storage: ['Kühl und dunkel bei +6 bis +10 °C lagern.', 'Keep cool and dark at +6 to +10 °C.'],
  use: ['Klasse I, täglich frisch.', 'Class I, fresh every day.'],
};

const vegetables = shelf('1501', ['Gemüse', 'Vegetables'], 82, PRODUCE, [
  kind('Rispenparadeiser Kl. I', 'Vine tomatoes, class I', 2.7, 'Kiste6kg Kiste3kg kg/6', 'tomato'),
  kind('Cherryparadeiser', 'Cherry tomatoes', 4.6, 'Kiste3kg Pkg250g/12', 'tomato'),
  kind('Salatgurke', 'Cucumber', 0.79, 'Stk1Stk/12 Kiste12Stk', 'cucumber'),
  kind('Paprika', 'Bell peppers', 3.4, 'Kiste5kg kg/5', 'bell-pepper', {
    variants: [variant('grün', 'green'), variant('rot', 'red', 1.1), variant('gelb', 'yellow', 1.1)],
    countries: ['AT', 'ES', 'NL'],
  }),
  kind('Zucchini grün', 'Courgettes', 2.2, 'Kiste5kg kg/5', 'cucumber'),
  kind('Melanzani', 'Aubergines', 2.6, 'Kiste5kg kg/5', 'eggplant', { countries: ['AT', 'IT', 'ES'] }),
  kind('Karotten gewaschen', 'Carrots, washed', 1.15, 'Sack5kg Sack10kg Btl1kg/10', 'carrot', {
    countries: ['AT'],
  }),
  kind('Sellerieknollen', 'Celeriac', 1.6, 'Sack5kg kg/10', 'leafy-green', {
    allergens: 'L',
    countries: ['AT'],
  }),
  kind('Brokkoli', 'Broccoli', 2.8, 'Kiste5kg Stk500g/10', 'broccoli', { countries: ['AT', 'ES', 'IT'] }),
  kind('Karfiol', 'Cauliflower', 2.4, 'Stk1Stk/6 Kiste6Stk', 'leafy-green'),
  kind('Weißkraut', 'White cabbage', 0.95, 'Sack10kg kg/10', 'leafy-green', { countries: ['AT'] }),
  kind('Porree', 'Leeks', 2.3, 'Kiste5kg Bund500g/10', 'leafy-green'),
  kind('Rote Rüben gekocht', 'Beetroot, cooked', 2.9, 'Btl2,5kg/4 Btl500g/12', 'beetroot', {
    countries: ['AT'],
  }),
  kind('Kohlrabi', 'Kohlrabi', 0.75, 'Stk1Stk/12', 'leafy-green', { countries: ['AT'] }),
  kind('Spargel weiß Kl. I 16+', 'White asparagus, class I 16+', 9.9, 'Kiste5kg Bund500g/10', 'leafy-green', {
    countries: ['AT'],
  }),
  kind('Zuckermais vorgekocht', 'Sweetcorn, pre-cooked', 5.2, 'Pkg400g/8', 'ear-of-corn'),
]);

const salads = shelf(
  '1502',
  ['Salate & Kräuter', 'Salads & herbs'],
  44,
  {
    ...PRODUCE,
    closesAt: '11:00',
    nutrients: 'salad',
    storage: ['Bei +2 bis +5 °C lagern.', 'Keep at +2 to +5 °C.'],
  },
  [
    kind('Vogerlsalat gewaschen', 'Lamb’s lettuce, washed', 12.8, 'Kiste1kg Btl250g/8', 'leafy-green', {
      countries: ['AT'],
    }),
    kind('Häuptelsalat', 'Butterhead lettuce', 0.89, 'Stk1Stk/12 Kiste12Stk', 'leafy-green'),
    kind('Eisbergsalat', 'Iceberg lettuce', 1.09, 'Stk1Stk/10 Kiste10Stk', 'leafy-green', {
      countries: ['AT', 'ES'],
    }),
    kind('Rucola gewaschen', 'Rocket, washed', 9.9, 'Btl500g/6 Btl125g/12', 'leafy-green', {
      countries: ['IT', 'AT'],
    }),
    kind(
      'Blattsalat-Mix küchenfertig',
      'Mixed leaves, ready to use',
      8.4,
      'Btl1kg/6 Btl500g/8',
      'green-salad',
    ),
    kind('Babyspinat gewaschen', 'Baby spinach, washed', 8.9, 'Btl500g/6 Btl1kg/4', 'leafy-green', {
      countries: ['IT', 'AT'],
    }),
    kind('Petersilie glatt', 'Flat-leaf parsley', 0.89, 'Bund1Stk/10', 'herb'),
    kind('Schnittlauch', 'Chives', 0.95, 'Bund1Stk/10', 'herb'),
    kind('Basilikum im Topf', 'Basil, potted', 1.49, 'Stk1Stk/8', 'potted-plant', {
      vat: 'PRODUCER',
      nutrients: undefined,
    }),
    kind('Rosmarin frisch', 'Fresh rosemary', 14.9, 'Pkg100g/10', 'herb'),
    kind('Kresse', 'Garden cress', 0.69, 'Schale1Stk/12', 'herb', { countries: ['AT', 'NL'] }),
  ],
);

const potatoes = shelf(
  '1503',
  ['Erdäpfel, Zwiebel & Pilze', 'Potatoes, onions & mushrooms'],
  57,
  { ...PRODUCE, keep: 'AMBIENT', countries: ['AT'], nutrients: 'potato' },
  [
    kind('Erdäpfel festkochend', 'Waxy potatoes', 0.95, 'Sack10kg Sack25kg Netz5kg/2', 'potato'),
    kind('Erdäpfel mehlig', 'Floury potatoes', 0.92, 'Sack10kg Sack25kg', 'potato'),
    kind(
      'Erdäpfel geschält vakuumiert',
      'Peeled potatoes, vacuum packed',
      1.95,
      'Btl5kg/2 Btl10kg',
      'potato',
      { organic: 0, keep: 'FRESH' },
    ),
    kind('Kipfler', 'Kipfler salad potatoes', 2.1, 'Sack10kg Netz2,5kg/4', 'potato'),
    kind('Süßerdäpfel', 'Sweet potatoes', 1.9, 'Ktn6kg kg/6', 'roasted-sweet-potato', {
      countries: ['US', 'ES', 'AT'],
    }),
    kind('Zwiebel gelb', 'Yellow onions', 0.84, 'Sack10kg Sack5kg Netz1kg/10', 'onion', {
      nutrients: 'vegetable',
    }),
    kind('Zwiebel rot', 'Red onions', 1.2, 'Sack5kg Netz1kg/10', 'red-onion', { nutrients: 'vegetable' }),
    kind('Zwiebel gewürfelt 10 × 10 mm', 'Onions, diced 10 × 10 mm', 3.1, 'Btl2,5kg/4', 'onion', {
      nutrients: 'vegetable',
      organic: 0,
      keep: 'FRESH',
    }),
    kind('Knoblauch', 'Garlic', 5.9, 'Kiste5kg Netz500g/10', 'garlic', {
      nutrients: 'vegetable',
      countries: ['AT', 'ES', 'CN'],
    }),
    kind('Champignons weiß', 'White button mushrooms', 3.9, 'Kiste3kg Schale500g/6', 'white-mushroom', {
      nutrients: 'mushroom',
      keep: 'FRESH',
      countries: ['AT', 'HU', 'PL'],
    }),
    kind('Champignons braun', 'Chestnut mushrooms', 4.4, 'Kiste3kg Schale250g/10', 'brown-mushroom', {
      nutrients: 'mushroom',
      keep: 'FRESH',
      countries: ['AT', 'HU', 'PL'],
    }),
    kind('Kräuterseitlinge', 'King oyster mushrooms', 8.9, 'Kiste2kg', 'brown-mushroom', {
      nutrients: 'mushroom',
      keep: 'FRESH',
      countries: ['AT', 'KR'],
    }),
    kind('Eierschwammerl Kl. I', 'Chanterelles, class I', 15.9, 'Kiste2kg Kiste1kg', 'brown-mushroom', {
      nutrients: 'mushroom',
      keep: 'FRESH',
      organic: 0,
      countries: ['LT', 'RO', 'AT'],
    }),
  ],
);

const fruit = shelf(
  '1504',
  ['Obst & Beeren', 'Fruit & berries'],
  61,
  { ...PRODUCE, tint: 'fruit', vat: 'FOOD', nutrients: 'fruit', brands: ['', 'Steirerobst Hofer'] },
  [
    kind('Äpfel', 'Apples', 1.7, 'Kiste13kg Btl2kg/6 kg/13', 'red-apple', {
      vat: 'BASIC',
      countries: ['AT'],
      variants: [
        variant('Gala Kl. I', 'Gala, class I'),
        variant('Kronprinz Rudolf Kl. I', 'Kronprinz Rudolf, class I', 1.1),
      ],
    }),
    kind(
      'Äpfel Golden Delicious Kl. I',
      'Golden Delicious apples, class I',
      1.65,
      'Kiste13kg Btl2kg/6',
      'green-apple',
      { vat: 'BASIC', countries: ['AT'] },
    ),
    kind('Birnen Williams', 'Williams pears', 2.4, 'Kiste7kg kg/7', 'pear', {
      vat: 'BASIC',
      countries: ['AT', 'IT'],
    }),
    kind('Marillen Kl. I', 'Apricots, class I', 4.9, 'Kiste5kg', 'peach', { countries: ['AT', 'IT'] }),
    kind('Zwetschken', 'Plums', 2.9, 'Kiste5kg kg/5', 'plum', { countries: ['AT', 'RS'] }),
    kind('Erdbeeren', 'Strawberries', 6.9, 'Kiste4kg Schale500g/10', 'strawberry', {
      countries: ['AT', 'ES', 'IT'],
    }),
    kind('Heidelbeeren', 'Blueberries', 12.9, 'Schale125g/12 Schale500g/6', 'blueberries', {
      countries: ['AT', 'PE', 'ES'],
    }),
    kind('Kirschen Kl. I 26+', 'Cherries, class I 26+', 7.9, 'Kiste5kg', 'cherries', {
      countries: ['AT', 'TR'],
    }),
    kind('Weintrauben', 'Table grapes', 3.4, 'Kiste5kg Schale500g/10', 'grapes', {
      countries: ['IT', 'ZA'],
      variants: [variant('blau', 'black'), variant('weiß kernlos', 'white, seedless', 1.15)],
    }),
    kind('Wassermelone kernarm', 'Watermelon, few seeds', 1.2, '~4kg/4', 'watermelon', {
      countries: ['IT', 'ES'],
    }),
    kind('Honigmelone', 'Honeydew melon', 2.6, 'Stk1Stk/6', 'melon', { countries: ['ES', 'BR'] }),
  ],
);

const exotic = shelf(
  '1505',
  ['Zitrus & Exoten', 'Citrus & exotic fruit'],
  45,
  {
    ...PRODUCE,
    tint: 'fruit',
    vat: 'FOOD',
    nutrients: 'fruit',
    brands: ['', 'Sole d’Oro'],
    countries: ['ES', 'IT'],
  },
  [
    kind('Zitronen Kl. I', 'Lemons, class I', 2.3, 'Kiste6kg Netz1kg/10 kg/6', 'lemon'),
    kind('Limetten', 'Limes', 3.9, 'Kiste4kg Netz500g/10', 'lime', { countries: ['BR', 'MX'] }),
    kind('Orangen', 'Oranges', 1.8, 'Kiste10kg Netz2kg/6 kg/10', 'tangerine', {
      variants: [variant('Navel', 'Navel'), variant('für Saft', 'for juicing', 0.9)],
    }),
    kind('Mandarinen m. Blatt', 'Mandarins with leaves', 2.9, 'Kiste8kg', 'tangerine'),
    kind('Bananen', 'Bananas', 1.55, 'Ktn18kg kg/18', 'banana', { countries: ['EC', 'CO'] }),
    kind('Ananas Extra Sweet', 'Pineapple, extra sweet', 2.9, 'Stk1Stk/6', 'pineapple', {
      countries: ['CR'],
    }),
    kind('Mango essreif', 'Mango, ready to eat', 2.2, 'Stk1Stk/8', 'mango', { countries: ['PE', 'BR'] }),
    kind('Avocado Hass vorgereift', 'Hass avocado, ripened', 1.35, 'Stk1Stk/18 Kiste18Stk', 'avocado', {
      countries: ['PE', 'ES', 'MX'],
      nutrients: 'avocado',
    }),
    kind('Kiwi', 'Kiwi fruit', 0.45, 'Stk1Stk/30 Schale10Stk/6', 'kiwi-fruit', { countries: ['IT', 'NZ'] }),
    kind('Ingwer', 'Ginger', 4.9, 'Kiste4kg kg/4', 'ginger-root', {
      countries: ['CN', 'PE'],
      nutrients: 'vegetable',
    }),
    kind('Kokosnuss', 'Coconut', 1.9, 'Stk1Stk/10', 'coconut', { countries: ['CI'], nutrients: 'avocado' }),
  ],
);

/** Obst & Gemüse. */
export const produceShelves = [vegetables, salads, potatoes, fruit, exotic];
