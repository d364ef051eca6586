import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const DRINK: Partial<ProductTraits> = {
  tint: 'drink',
  keep: 'AMBIENT',
  vat: 'STANDARD',
  countries: ['AT'],
  isRetail: true,
  storage: ['Kühl und vor Licht geschützt lagern.', 'Store cool and away from light.'],
};

const water = shelf(
  '4101',
  ['Mineralwasser', 'Mineral water'],
  48,
  {
    ...DRINK,
    brands: ['Gletscherquell', 'Quellgrund', 'Waldquelle Zell'],
    use: ['Natürliches Mineralwasser.', 'Natural mineral water.'],
  },
  [
    kind('Mineralwasser', 'Mineral water', 0.42, 'Kiste12x1l Kiste20x0,5l Kiste24x0,33l', 'water-bottle', {
      deposit: 'CRATE',
      packaging: 'MULTI_USE_DEPOSIT',
      variants: [
        variant('prickelnd', 'sparkling'),
        variant('mild', 'lightly sparkling'),
        variant('still', 'still'),
      ],
    }),
    kind('Mineralwasser PET', 'Mineral water, PET', 0.36, 'Tray6x1,5l Tray24x0,5l', 'water-bottle', {
      deposit: 'CAN',
      packaging: 'SINGLE_USE_DEPOSIT',
      variants: [variant('prickelnd', 'sparkling'), variant('still', 'still')],
    }),
    kind(
      'Mineralwasser m. Zitrone PET',
      'Mineral water with lemon, PET',
      0.62,
      'Tray6x1,5l Tray12x0,5l',
      'lemon-bottle',
      { deposit: 'CAN', packaging: 'SINGLE_USE_DEPOSIT' },
    ),
    kind('Sodawasser Siphon', 'Soda water siphon', 1.1, 'Kiste10x1l', 'water-bottle', {
      deposit: 'CRATE',
      packaging: 'MULTI_USE_DEPOSIT',
    }),
  ],
);

const soft = shelf(
  '4102',
  ['Limonaden & Energy', 'Soft drinks & energy'],
  48,
  {
    ...DRINK,
    brands: ['Sprizzo', 'Almfrisch'],
    nutrients: 'softdrink',
    use: ['Gut gekühlt servieren.', 'Serve well chilled.'],
  },
  [
    kind('Cola', 'Cola', 0.95, 'Kiste24x0,33l Kiste20x0,5l', 'cola-bottle', {
      deposit: 'CRATE',
      packaging: 'MULTI_USE_DEPOSIT',
      variants: [variant('', ''), variant('zuckerfrei', 'sugar-free')],
    }),
    kind('Cola PET', 'Cola, PET', 0.8, 'Tray6x1,5l Tray24x0,5l', 'cola-bottle', {
      deposit: 'CAN',
      packaging: 'SINGLE_USE_DEPOSIT',
      variants: [variant('', ''), variant('zuckerfrei', 'sugar-free')],
    }),
    kind('Orangenlimonade', 'Orange lemonade', 0.92, 'Kiste24x0,33l', 'orange-bottle', {
      deposit: 'CRATE',
      packaging: 'MULTI_USE_DEPOSIT',
    }),
    kind('Orangenlimonade PET', 'Orange lemonade, PET', 0.78, 'Tray6x1,5l Tray24x0,5l', 'orange-bottle', {
      deposit: 'CAN',
      packaging: 'SINGLE_USE_DEPOSIT',
    }),
    kind('Kräuterlimonade Dose', 'Herbal lemonade, can', 1.25, 'Tray24x0,33l Tray24x0,5l', 'soft-drink-can', {
      deposit: 'CAN',
      packaging: 'SINGLE_USE_DEPOSIT',
    }),
    kind('Zitronenlimonade PET', 'Lemonade, PET', 0.78, 'Tray6x1,5l Tray24x0,5l', 'lemon-bottle', {
      deposit: 'CAN',
      packaging: 'SINGLE_USE_DEPOSIT',
    }),
    kind('Tonic Water', 'Tonic water', 1.9, 'Kiste24x0,2l', 'clear-spirit-bottle', {
      deposit: 'CRATE',
      packaging: 'MULTI_USE_DEPOSIT',
    }),
    kind('Ginger Ale', 'Ginger ale', 1.9, 'Kiste24x0,2l', 'lemon-bottle', {
      deposit: 'CRATE',
      packaging: 'MULTI_USE_DEPOSIT',
    }),
    kind('Bitter Lemon', 'Bitter lemon', 1.9, 'Kiste24x0,2l', 'lemon-bottle', {
      deposit: 'CRATE',
      packaging: 'MULTI_USE_DEPOSIT',
    }),
    kind('Energydrink Dose', 'Energy drink, can', 2.9, 'Tray24x0,25l', 'energy-can', {
      deposit: 'CAN',
      packaging: 'SINGLE_USE_DEPOSIT',
      variants: [variant('', ''), variant('zuckerfrei', 'sugar-free')],
    }),
    kind('Eistee PET', 'Iced tea, PET', 0.85, 'Tray6x1,5l Tray12x0,5l', 'iced-tea-bottle', {
      deposit: 'CAN',
      packaging: 'SINGLE_USE_DEPOSIT',
      variants: [variant('Zitrone', 'lemon'), variant('Pfirsich', 'peach')],
    }),
  ],
);

const juice = shelf(
  '4103',
  ['Säfte & Sirupe', 'Juices & syrups'],
  53,
  {
    ...DRINK,
    brands: ['Fruchtwerk', 'Steirerobst Hofer', 'Gastro Plus'],
    nutrients: 'juice',
    organic: 0.12,
    marks: [],
    use: ['Ohne Zuckerzusatz, wo nicht anders angegeben.', 'No added sugar unless stated.'],
  },
  [
    kind('Apfelsaft naturtrüb', 'Cloudy apple juice', 1.4, 'Pkg1l/12 Kiste24x0,2l', 'juice-bottle', {
      countries: ['AT'],
    }),
    kind('Apfelsaft klar', 'Clear apple juice', 1.3, 'Pkg1l/12 Kan10l', 'juice-bottle', {
      countries: ['AT'],
    }),
    kind('Orangensaft 100 %', 'Orange juice 100 %', 1.9, 'Pkg1l/12 Kiste24x0,2l', 'beverage-box', {
      countries: ['BR', 'ES'],
    }),
    kind('Marillennektar', 'Apricot nectar', 2.1, 'Pkg1l/12 Kiste24x0,2l', 'juice-bottle', {
      countries: ['AT', 'HU'],
    }),
    kind('Johannisbeernektar', 'Blackcurrant nectar', 2.2, 'Pkg1l/12 Kiste24x0,2l', 'syrup-bottle', {
      countries: ['AT', 'PL'],
    }),
    kind('Multivitaminsaft', 'Multivitamin juice', 1.6, 'Pkg1l/12', 'beverage-box'),
    kind('Traubensaft rot', 'Red grape juice', 2.3, 'Fl1l/6', 'syrup-bottle', { countries: ['AT'] }),
    kind('Holundersirup', 'Elderflower syrup', 3.6, 'Fl0,7l/6 Kan5l/2', 'syrup-bottle', {
      nutrients: 'syrup',
    }),
    kind('Himbeersirup', 'Raspberry syrup', 3.4, 'Fl0,7l/6 Kan5l/2', 'syrup-bottle', { nutrients: 'syrup' }),
    kind('Postmix Cola Bag-in-Box', 'Post-mix cola, bag-in-box', 4.9, 'Ktn10l Ktn20l', 'cola-bottle', {
      nutrients: 'syrup',
      organic: 0,
      isRetail: false,
      brands: ['Sprizzo'],
      use: ['Mischung 1 : 5,5.', 'Mix 1 : 5.5.'],
    }),
  ],
);

const beer = shelf(
  '4201',
  ['Bier & Cider', 'Beer & cider'],
  43,
  {
    ...DRINK,
    brands: ['Zeller Bräu', 'Hirschbräu', 'Donaubräu'],
    allergens: 'A',
    alcohol: 5.2,
    deposit: 'CRATE',
    packaging: 'MULTI_USE_DEPOSIT',
    ingredients: ['Wasser, GERSTENMALZ, Hopfen', 'Water, BARLEY malt, hops'],
    use: ['Bei 6 bis 8 °C servieren.', 'Serve at 6 to 8 °C.'],
  },
  [
    kind('Märzen', 'Märzen lager', 1.75, 'Kiste20x0,5l', 'beer-bottle'),
    kind('Märzen vom Fass', 'Draught Märzen', 2.1, 'Fass50l Fass30l', 'keg', { deposit: 'KEG' }),
    kind('Märzen Dose', 'Märzen lager, can', 1.6, 'Tray24x0,5l', 'beer-can', {
      deposit: 'CAN',
      packaging: 'SINGLE_USE_DEPOSIT',
    }),
    kind('Pils', 'Pilsner', 2.4, 'Kiste24x0,33l Kiste20x0,5l', 'beer-bottle', { alcohol: 4.9 }),
    kind('Pils vom Fass', 'Draught pilsner', 2.2, 'Fass50l Fass30l', 'keg', { deposit: 'KEG', alcohol: 4.9 }),
    kind('Zwickl naturtrüb', 'Unfiltered lager', 2, 'Kiste20x0,5l', 'beer-bottle', { alcohol: 5.4 }),
    kind('Weizenbier hell', 'Wheat beer', 1.95, 'Kiste20x0,5l', 'beer-bottle', {
      alcohol: 5.4,
      ingredients: [
        'Wasser, WEIZENMALZ, GERSTENMALZ, Hopfen, Hefe',
        'Water, WHEAT malt, BARLEY malt, hops, yeast',
      ],
    }),
    kind('Alkoholfreies Bier', 'Alcohol-free beer', 1.8, 'Kiste20x0,5l Kiste24x0,33l', 'beer-bottle', {
      alcohol: 0.4,
    }),
    kind('Radler Zitrone', 'Lemon shandy', 1.65, 'Kiste20x0,5l', 'beer-bottle', {
      alcohol: 2,
      ingredients: [
        'Bier (Wasser, GERSTENMALZ, Hopfen), Wasser, Zucker, Zitronensaft',
        'Beer (water, BARLEY malt, hops), water, sugar, lemon juice',
      ],
    }),
    kind('Radler Zitrone Dose', 'Lemon shandy, can', 1.55, 'Tray24x0,5l', 'beer-can', {
      alcohol: 2,
      deposit: 'CAN',
      packaging: 'SINGLE_USE_DEPOSIT',
      ingredients: [
        'Bier (Wasser, GERSTENMALZ, Hopfen), Wasser, Zucker, Zitronensaft',
        'Beer (water, BARLEY malt, hops), water, sugar, lemon juice',
      ],
    }),
    kind('Apfelcider', 'Apple cider', 3.4, 'Kiste24x0,33l', 'beer-bottle', {
      alcohol: 4.5,
      allergens: 'O',
      brands: ['Steirerobst Hofer'],
      ingredients: undefined,
    }),
  ],
);

const spirits = shelf(
  '4202',
  ['Spirituosen & Aperitif', 'Spirits & aperitifs'],
  48,
  {
    ...DRINK,
    brands: ['Brennerei Kofler', 'Alte Destille', 'Gastro Plus'],
    alcohol: 38,
    use: ['Für Bar und Küche.', 'For bar and kitchen.'],
  },
  [
    kind('Marillenschnaps 38 %', 'Apricot schnapps 38 %', 17.9, 'Fl0,7l/6 Fl1l/6', 'clear-spirit-bottle', {
      brands: ['Brennerei Kofler', 'Alte Destille'],
    }),
    kind('Obstler 38 %', 'Fruit schnapps 38 %', 12.9, 'Fl0,7l/6 Fl1l/6', 'clear-spirit-bottle'),
    kind('Zirbenschnaps 35 %', 'Stone pine schnapps 35 %', 19.9, 'Fl0,7l/6', 'spirit-bottle', {
      alcohol: 35,
      brands: ['Brennerei Kofler', 'Alte Destille'],
    }),
    kind('Wodka 40 %', 'Vodka 40 %', 13.9, 'Fl0,7l/6 Fl1l/6', 'clear-spirit-bottle', {
      alcohol: 40,
      countries: ['PL', 'AT'],
    }),
    kind('Gin London Dry 41 %', 'London dry gin 41 %', 19.9, 'Fl0,7l/6 Fl1l/6', 'clear-spirit-bottle', {
      alcohol: 41,
      countries: ['GB', 'AT'],
    }),
    kind('Rum braun 38 %', 'Dark rum 38 %', 14.9, 'Fl0,7l/6 Fl1l/6', 'spirit-bottle', {
      countries: ['AT', 'JM'],
    }),
    kind('Inländer-Rum 60 %', 'Austrian spiced rum 60 %', 18.9, 'Fl1l/6', 'spirit-bottle', { alcohol: 60 }),
    kind('Whisky Blended Scotch 40 %', 'Blended Scotch whisky 40 %', 17.9, 'Fl0,7l/6', 'tumbler-glass', {
      alcohol: 40,
      countries: ['GB'],
      brands: ['Glen Torran', 'Old Harbour'],
    }),
    kind('Bitteraperitif 11 %', 'Bitter aperitif 11 %', 11.9, 'Fl0,7l/6 Fl1l/6', 'tropical-drink', {
      alcohol: 11,
      countries: ['IT'],
      brands: ['Solino', 'Gastro Plus'],
    }),
    kind('Kräuterlikör 35 %', 'Herbal liqueur 35 %', 13.9, 'Fl0,7l/6', 'spirit-bottle', { alcohol: 35 }),
    kind('Eierlikör 20 %', 'Egg liqueur 20 %', 11.9, 'Fl0,7l/6', 'cream', {
      alcohol: 20,
      allergens: 'CG',
      diet: 'VEGETARIAN',
    }),
    kind('Nusslikör 25 %', 'Walnut liqueur 25 %', 14.9, 'Fl0,7l/6', 'spirit-bottle', {
      alcohol: 25,
      allergens: 'H',
    }),
  ],
);

const coffee = shelf(
  '4301',
  ['Kaffee', 'Coffee'],
  37,
  {
    ...DRINK,
    vat: 'FOOD',
    brands: ['Rösthaus Mohr', 'Caffè Torri', 'Gastro Plus'],
    nutrients: undefined,
    organic: 0.2,
    countries: ['AT', 'IT'],
    use: ['Langsam geröstet.', 'Slowly roasted.'],
    storage: ['Kühl, trocken und luftdicht lagern.', 'Store cool, dry and airtight.'],
  },
  [
    kind('Espresso ganze Bohne', 'Espresso, whole beans', 16.9, 'Btl1kg/8 Btl500g/12', 'coffee-bag'),
    kind('Café Crème ganze Bohne', 'Café crème, whole beans', 15.9, 'Btl1kg/8', 'coffee-bag'),
    kind(
      'Filterkaffee gemahlen',
      'Ground filter coffee',
      12.9,
      'Btl1kg/8 Pkg500g/12 Ktn72x60g',
      'coffee-bag',
    ),
    kind('Espresso entkoffeiniert', 'Decaffeinated espresso', 18.9, 'Btl1kg/8 Btl500g/12', 'coffee-bag'),
    kind('Kaffeekapseln Lungo', 'Coffee capsules lungo', 0.34, 'Pkg50Stk/6', 'hot-beverage', { organic: 0 }),
    kind('Löskaffee', 'Instant coffee', 24.9, 'Dose500g/6 Ktn500x1,8g', 'hot-beverage', { organic: 0 }),
  ],
);

const tea = shelf(
  '4302',
  ['Tee & Kakao', 'Tea & cocoa'],
  36,
  {
    ...DRINK,
    vat: 'FOOD',
    brands: ['Teehaus Wallner', 'Gastro Plus'],
    nutrients: undefined,
    organic: 0.25,
    countries: ['LK', 'IN', 'AT'],
    use: ['Mit frisch kochendem Wasser aufgießen.', 'Infuse with freshly boiling water.'],
  },
  [
    kind(
      'Schwarztee English Breakfast Kännchen',
      'English breakfast tea, pot bags',
      0.17,
      'Pkg100Stk/8 Pkg25Stk/12',
      'teapot',
    ),
    kind('Earl Grey', 'Earl Grey', 0.16, 'Pkg100Stk/8 Pkg25Stk/12', 'teapot'),
    kind('Grüntee', 'Green tea', 0.16, 'Pkg100Stk/8 Pkg25Stk/12', 'teacup-without-handle', {
      countries: ['CN', 'JP'],
    }),
    kind('Früchtetee', 'Fruit tea', 0.14, 'Pkg100Stk/8 Pkg25Stk/12', 'teapot', { countries: ['AT', 'EG'] }),
    kind('Kamillentee', 'Camomile tea', 0.14, 'Pkg100Stk/8 Pkg25Stk/12', 'teapot', {
      countries: ['AT', 'EG'],
    }),
    kind('Pfefferminztee', 'Peppermint tea', 0.14, 'Pkg100Stk/8 Pkg25Stk/12', 'teapot', {
      countries: ['AT', 'MA'],
    }),
    kind('Bergkräutertee lose', 'Mountain herb tea, loose', 32.9, 'Btl250g/6', 'herb', { countries: ['AT'] }),
    kind('Trinkkakao', 'Drinking chocolate', 6.9, 'Btl1kg/10 Ktn100x25g', 'hot-beverage', {
      allergens: '/FG',
      nutrients: 'chocolate',
      countries: ['AT', 'NL'],
      use: ['In warme Milch einrühren.', 'Stir into warm milk.'],
    }),
  ],
);

/** Getränke. */
export const drinkShelves = [water, soft, juice, beer, spirits, coffee, tea];
