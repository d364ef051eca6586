import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const DRY: Partial<ProductTraits> = {
  tint: 'dry',
  keep: 'AMBIENT',
  brands: ['Küchenstolz', 'Landkorn', 'Gastro Plus'],
  countries: ['AT', 'AT', 'DE'],
  organic: 0.15,
  storage: ['Kühl und trocken lagern.', 'Store in a cool, dry place.'],
  isRetail: true,
};

const pasta = shelf(
  '3101',
  ['Teigwaren', 'Pasta'],
  56,
  {
    ...DRY,
    vat: 'BASIC',
    brands: ['Casa Lucia', 'Küchenstolz', 'Gastro Plus'],
    allergens: 'A/FM',
    nutrients: 'pasta',
    diet: 'VEGAN',
    countries: ['IT', 'IT', 'AT'],
    ingredients: ['HARTWEIZENGRIESS, Wasser', 'DURUM WHEAT semolina, water'],
    use: ['Aus Hartweizengrieß, bissfest.', 'Durum wheat, firm to the bite.'],
  },
  [
    kind('Spaghetti', 'Spaghetti', 1.9, 'Pkg5kg/2 Pkg1kg/12 Pkg500g/20', 'spaghetti'),
    kind('Penne rigate', 'Penne rigate', 1.9, 'Pkg5kg/2 Pkg1kg/12 Pkg500g/20', 'pasta-bag'),
    kind('Fusilli', 'Fusilli', 1.9, 'Pkg5kg/2 Pkg1kg/12', 'pasta-bag'),
    kind('Farfalle', 'Farfalle', 2.1, 'Pkg5kg/2 Pkg500g/20', 'pasta-bag'),
    kind('Tagliatelle Nester m. Ei', 'Egg tagliatelle nests', 3.2, 'Pkg1kg/10 Pkg500g/12', 'spaghetti', {
      allergens: 'AC/FM',
      diet: 'VEGETARIAN',
      ingredients: ['HARTWEIZENGRIESS, EIER 20 %', 'DURUM WHEAT semolina, EGGS 20 %'],
    }),
    kind('Lasagneblätter', 'Lasagne sheets', 2.6, 'Pkg5kg Pkg500g/12', 'pasta-bag'),
    kind('Fadennudeln m. Ei', 'Egg vermicelli', 2.4, 'Pkg5kg Pkg1kg/10', 'pasta-bag', {
      allergens: 'AC',
      diet: 'VEGETARIAN',
      ingredients: ['HARTWEIZENGRIESS, EIER 20 %', 'DURUM WHEAT semolina, EGGS 20 %'],
    }),
    kind('Fleckerl m. Ei', 'Egg pasta squares', 2.4, 'Pkg5kg', 'pasta-bag', {
      allergens: 'AC',
      diet: 'VEGETARIAN',
      ingredients: ['HARTWEIZENGRIESS, EIER 20 %', 'DURUM WHEAT semolina, EGGS 20 %'],
    }),
  ],
);

const rice = shelf(
  '3102',
  ['Reis, Getreide & Hülsenfrüchte', 'Rice, grains & pulses'],
  60,
  {
    ...DRY,
    vat: 'FOOD',
    nutrients: 'rice',
    countries: ['IT', 'IN', 'TH', 'AT'],
    use: ['Locker und körnig.', 'Loose and grainy.'],
  },
  [
    kind(
      'Langkornreis parboiled',
      'Parboiled long-grain rice',
      1.7,
      'Sack10kg Sack5kg Pkg1kg/10',
      'cooked-rice',
      { vat: 'BASIC' },
    ),
    kind('Basmatireis', 'Basmati rice', 2.9, 'Sack10kg Sack5kg Pkg1kg/10', 'cooked-rice', {
      vat: 'BASIC',
      countries: ['IN', 'PK'],
    }),
    kind('Risottoreis Arborio', 'Arborio risotto rice', 3.1, 'Sack5kg Pkg1kg/10', 'cooked-rice', {
      vat: 'BASIC',
      countries: ['IT'],
      brands: ['Casa Lucia', 'Küchenstolz'],
    }),
    kind('Jasminreis', 'Jasmine rice', 2.6, 'Sack10kg Pkg1kg/10', 'cooked-rice', {
      vat: 'BASIC',
      countries: ['TH', 'VN'],
    }),
    kind('Couscous', 'Couscous', 2.4, 'Sack5kg Pkg1kg/10', 'cooked-rice', {
      allergens: 'A',
      use: ['Nur quellen lassen.', 'Just leave to swell.'],
    }),
    kind('Quinoa weiß', 'White quinoa', 5.9, 'Pkg1kg/10 Sack5kg', 'cooked-rice', {
      countries: ['PE', 'AT'],
      use: ['Vor dem Kochen abspülen.', 'Rinse before cooking.'],
    }),
    kind('Polenta fein', 'Fine polenta', 1.8, 'Sack5kg Pkg1kg/10', 'ear-of-corn', {
      countries: ['AT', 'IT'],
      use: ['Maisgrieß, glutenfrei.', 'Maize semolina, gluten-free.'],
      marks: ['Gf'],
    }),
    kind('Rollgerste mittel', 'Pearl barley, medium', 1.6, 'Sack5kg Pkg1kg/10', 'sheaf-of-rice', {
      allergens: 'A',
      countries: ['AT'],
      use: ['Für Suppe und Ritschert.', 'For soups and stews.'],
    }),
    kind('Linsen braun', 'Brown lentils', 2.3, 'Sack5kg Pkg1kg/10', 'beans', {
      nutrients: 'pulses',
      countries: ['CA', 'AT'],
      use: ['Ohne Einweichen.', 'No soaking needed.'],
    }),
    kind('Bohnen weiß getrocknet', 'White beans, dried', 2.9, 'Sack5kg Pkg1kg/10', 'beans', {
      nutrients: 'pulses',
      countries: ['AT', 'AR'],
      use: ['Über Nacht einweichen.', 'Soak overnight.'],
    }),
    kind('Haferflocken fein', 'Fine rolled oats', 1.5, 'Sack10kg Pkg500g/15', 'sheaf-of-rice', {
      allergens: 'A',
      nutrients: 'oats',
      countries: ['AT'],
      use: ['Für Müsli und Backwaren.', 'For muesli and baking.'],
    }),
  ],
);

const baking = shelf(
  '3201',
  ['Mehl, Zucker & Backen', 'Flour, sugar & baking'],
  69,
  {
    ...DRY,
    vat: 'FOOD',
    brands: ['Landkorn', 'Mühle Steiner', 'Gastro Plus'],
    countries: ['AT'],
    nutrients: 'flour',
    use: ['Für Backstube und Küche.', 'For bakery and kitchen.'],
  },
  [
    kind('Weizenmehl', 'Wheat flour', 0.75, 'Sack25kg Sack10kg Pkg1kg/10', 'flour-sack', {
      vat: 'BASIC',
      allergens: 'A',
      variants: [
        variant('Type 480 glatt', 'type 480, fine'),
        variant('Type 700 griffig', 'type 700, coarse'),
        variant('Type 480 universal', 'type 480, all-purpose', 1.05),
      ],
    }),
    kind('Roggenmehl Type 960', 'Rye flour type 960', 0.82, 'Sack25kg Pkg1kg/10', 'flour-sack', {
      vat: 'BASIC',
      allergens: 'A',
    }),
    kind('Dinkelmehl Type 700', 'Spelt flour type 700', 1.45, 'Sack25kg Pkg1kg/10', 'flour-sack', {
      vat: 'BASIC',
      allergens: 'A',
    }),
    kind('Weizengrieß', 'Wheat semolina', 0.95, 'Sack10kg Pkg1kg/10', 'flour-sack', {
      vat: 'BASIC',
      allergens: 'A',
    }),
    kind('Kristallzucker', 'Granulated sugar', 1.15, 'Sack25kg Pkg1kg/10', 'flour-sack', {
      nutrients: 'sugar',
      brands: ['Landkorn', 'Gastro Plus'],
    }),
    kind('Staubzucker', 'Icing sugar', 1.6, 'Sack10kg Pkg1kg/10', 'flour-sack', {
      nutrients: 'sugar',
      brands: ['Landkorn', 'Gastro Plus'],
    }),
    kind('Zuckersticks 4 g', 'Sugar sticks 4 g', 3.4, 'Ktn1000x4g Ktn500x4g', 'package', {
      nutrients: 'sugar',
      organic: 0,
      brands: ['Landkorn', ''],
    }),
    kind('Maisstärke', 'Cornflour', 2.1, 'Sack10kg Pkg500g/15', 'flour-sack', { marks: ['Gf'] }),
    kind('Trockengerm', 'Dried yeast', 9.9, 'Pkg500g/20', 'package', { nutrients: undefined }),
    kind('Backpulver', 'Baking powder', 5.4, 'Pkg1kg/10', 'package', {
      nutrients: undefined,
      allergens: '/A',
    }),
    kind('Vanillezucker', 'Vanilla sugar', 4.8, 'Pkg1kg/10 Kübel5kg', 'package', { nutrients: 'sugar' }),
    kind('Kuvertüre', 'Couverture', 9.4, 'Btl2,5kg/4 Stk2,5kg/5', 'chocolate-bar', {
      allergens: 'F/GH',
      nutrients: 'chocolate',
      countries: ['AT', 'BE'],
      variants: [variant('Zartbitter 55 %', 'dark 55 %'), variant('Zartbitter 70 %', 'dark 70 %', 1.12)],
    }),
    kind('Mandeln gerieben', 'Ground almonds', 9.6, 'Btl1kg/10', 'peanuts', {
      allergens: 'H',
      nutrients: 'nuts',
      countries: ['US', 'ES'],
    }),
    kind('Walnüsse gehackt', 'Chopped walnuts', 8.9, 'Btl1kg/10', 'peanuts', {
      allergens: 'H',
      nutrients: 'nuts',
      countries: ['AT', 'UA', 'US'],
    }),
    kind('Mohn gemahlen', 'Ground poppy seeds', 8.2, 'Btl1kg/10', 'package', {
      nutrients: 'nuts',
      allergens: '/HN',
    }),
    kind('Rosinen', 'Raisins', 4.6, 'Btl1kg/10 Ktn10kg', 'grapes', {
      allergens: 'O',
      nutrients: 'driedfruit',
      countries: ['TR', 'US'],
    }),
  ],
);

const canned = shelf(
  '3301',
  ['Gemüse- & Obstkonserven', 'Canned vegetables & fruit'],
  74,
  {
    ...DRY,
    brands: ['Casa Lucia', 'Küchenstolz', 'Gastro Plus'],
    nutrients: 'cannedveg',
    organic: 0.08,
    countries: ['IT', 'HU', 'AT'],
    use: ['Sofort verwendbar.', 'Ready to use.'],
  },
  [
    kind('Paradeiser geschält', 'Peeled tomatoes', 1.6, 'Dose2,5kg/6 Dose400g/24', 'canned-food', {
      countries: ['IT'],
    }),
    kind('Paradeiser gewürfelt', 'Chopped tomatoes', 1.7, 'Dose2,5kg/6 Btl5kg/3', 'canned-food', {
      countries: ['IT'],
    }),
    kind(
      'Tomatenmark 2-fach konzentriert',
      'Tomato purée, double concentrate',
      2.5,
      'Dose4,5kg/3 Dose800g/12',
      'canned-food',
      { countries: ['IT'] },
    ),
    kind('Pizzasauce gewürzt', 'Seasoned pizza sauce', 1.8, 'Dose4,1kg/3 Btl5kg/3', 'canned-food', {
      countries: ['IT'],
    }),
    kind('Gemüsemais', 'Sweetcorn', 2.1, 'Dose2,1kg/6 Dose340g/12', 'ear-of-corn', {
      countries: ['HU', 'TH'],
    }),
    kind('Kidneybohnen', 'Kidney beans', 1.9, 'Dose2,5kg/6 Dose400g/24', 'beans', {
      countries: ['IT', 'CN'],
    }),
    kind('Kichererbsen', 'Chickpeas', 1.8, 'Dose2,5kg/6 Dose400g/24', 'beans', { countries: ['IT'] }),
    kind('Essiggurkerl 6/9', 'Gherkins 6/9', 2.4, 'Glas670g/12 Kübel10kg', 'pickle-jar', {
      allergens: 'M/L',
      countries: ['AT', 'IN'],
    }),
    kind('Silberzwiebeln', 'Silverskin onions', 3.9, 'Glas680g/12', 'pickle-jar', {
      allergens: 'O',
      countries: ['NL'],
    }),
    kind('Sauerkraut', 'Sauerkraut', 1.6, 'Kübel10kg Dose2,5kg/6', 'leafy-green', {
      allergens: '',
      countries: ['AT'],
    }),
    kind('Pfefferoni mild', 'Mild pickled peppers', 2.9, 'Glas670g/12 Kübel5kg', 'hot-pepper', {
      allergens: '/M',
      countries: ['AT', 'TR'],
    }),
    kind('Kapern in Lake', 'Capers in brine', 8.9, 'Glas720g/6', 'pickle-jar', { countries: ['ES', 'MA'] }),
    kind('Ananas in Scheiben', 'Pineapple slices', 2.2, 'Dose3kg/6 Dose850g/12', 'pineapple', {
      countries: ['TH', 'KE'],
      nutrients: 'cannedfruit',
    }),
    kind('Pfirsichhälften', 'Peach halves', 2.3, 'Dose2,6kg/6 Dose820g/12', 'peach', {
      countries: ['GR', 'ES'],
      nutrients: 'cannedfruit',
    }),
    kind('Preiselbeerkompott', 'Lingonberry compote', 4.9, 'Kübel5kg Glas400g/12', 'cherries', {
      countries: ['AT', 'SE'],
      nutrients: 'jam',
    }),
    kind('Apfelmus', 'Apple sauce', 1.7, 'Dose4,2kg/3 Kübel5kg', 'green-apple', {
      countries: ['AT'],
      nutrients: 'cannedfruit',
    }),
    kind('Thunfisch in Öl', 'Tuna in oil', 7.4, 'Dose1,7kg/6 Dose160g/24', 'fish', {
      allergens: 'D',
      countries: ['EC', 'PH'],
      marks: ['Msc'],
      nutrients: 'tuna',
      organic: 0,
      tint: 'fish',
      brands: ['Mare Blu', 'Gastro Plus'],
    }),
  ],
);

const oil = shelf(
  '3401',
  ['Öl & Essig', 'Oil & vinegar'],
  60,
  {
    ...DRY,
    tint: 'oil',
    brands: ['Ölmühle Hartl', 'Küchenstolz', 'Gastro Plus'],
    nutrients: 'oil',
    organic: 0.12,
    countries: ['AT', 'DE'],
    use: ['Zum Braten, Backen und für Salate.', 'For frying, baking and salads.'],
  },
  [
    kind('Sonnenblumenöl', 'Sunflower oil', 1.9, 'Kan10l Fl1l/12 Kan5l/2', 'oil-bottle', {
      countries: ['AT', 'HU', 'UA'],
    }),
    kind('Rapsöl raffiniert', 'Refined rapeseed oil', 1.8, 'Kan10l Fl1l/12 Kan5l/2', 'oil-bottle'),
    kind('Frittieröl High Oleic', 'High-oleic frying oil', 2.2, 'Kan10l Kan15l', 'oil-bottle', {
      organic: 0,
    }),
    kind('Olivenöl nativ extra', 'Extra virgin olive oil', 8.9, 'Kan5l/4 Fl1l/12 Fl0,5l/6', 'oil-bottle', {
      countries: ['IT', 'GR', 'ES'],
      brands: ['Casa Lucia', 'Küchenstolz'],
    }),
    kind(
      'Steirisches Kürbiskernöl g.g.A.',
      'Styrian pumpkin seed oil PGI',
      17.9,
      'Fl1l/6 Fl0,5l/12 Fl0,25l/12',
      'oil-bottle',
      { countries: ['AT'], brands: ['Ölmühle Hartl', 'Steirerkern'] },
    ),
    kind('Pflanzencreme zum Braten', 'Vegetable frying cream', 3.4, 'Fl0,9l/12 Kan3,7l/3', 'oil-bottle', {
      diet: 'VEGAN',
      organic: 0,
      allergens: '/G',
    }),
    kind(
      'Balsamessig di Modena g.g.A.',
      'Balsamic vinegar of Modena PGI',
      3.9,
      'Kan5l/2 Fl0,5l/12',
      'vinegar-bottle',
      { allergens: 'O', countries: ['IT'], nutrients: 'vinegar', brands: ['Casa Lucia', 'Gastro Plus'] },
    ),
    kind('Apfelessig 5 %', 'Cider vinegar 5 %', 1.2, 'Kan10l Fl1l/12', 'vinegar-bottle', {
      nutrients: 'vinegar',
      countries: ['AT'],
    }),
    kind('Tafelessig 7,5 %', 'Table vinegar 7.5 %', 0.75, 'Kan10l Fl1l/12', 'vinegar-bottle', {
      nutrients: 'vinegar',
      countries: ['AT'],
      organic: 0,
    }),
    kind('Hesperidenessig', 'Hesperiden vinegar', 1.1, 'Kan10l Fl1l/12', 'vinegar-bottle', {
      nutrients: 'vinegar',
      countries: ['AT'],
      organic: 0,
    }),
  ],
);

const spices = shelf(
  '3402',
  ['Gewürze & Würzen', 'Spices & seasonings'],
  57,
  {
    ...DRY,
    brands: ['Gewürzhaus Lenz', 'Küchenstolz'],
    nutrients: undefined,
    countries: ['AT'],
    organic: 0.1,
    use: ['Im Streuer oder Nachfüllbeutel.', 'In shaker or refill bag.'],
  },
  [
    kind('Pfeffer schwarz', 'Black pepper', 16.9, 'Dose500g/6 Btl1kg/8', 'spice-jar', {
      variants: [variant('ganz', 'whole'), variant('gemahlen', 'ground', 1.06)],
      countries: ['VN', 'IN', 'BR'],
    }),
    kind('Paprika edelsüß', 'Sweet paprika', 11.9, 'Dose500g/6 Btl1kg/8', 'spice-jar', {
      countries: ['HU', 'ES'],
    }),
    kind('Kümmel ganz', 'Caraway seeds', 8.9, 'Dose500g/6 Btl1kg/8', 'spice-jar', {
      countries: ['AT', 'FI'],
    }),
    kind('Majoran gerebelt', 'Rubbed marjoram', 14.9, 'Dose120g/6 Btl500g/8', 'spice-jar', {
      countries: ['EG', 'AT'],
    }),
    kind('Lorbeerblätter', 'Bay leaves', 22.9, 'Dose60g/6 Btl250g/8', 'spice-jar', { countries: ['TR'] }),
    kind('Muskatnuss gemahlen', 'Ground nutmeg', 26.9, 'Dose450g/6', 'spice-jar', { countries: ['ID'] }),
    kind('Currypulver mild', 'Mild curry powder', 13.9, 'Dose500g/6 Btl1kg/8', 'spice-jar', {
      allergens: '/LM',
    }),
    kind('Grillgewürz', 'Barbecue seasoning', 9.9, 'Dose800g/6 Btl1kg/8', 'spice-jar', { allergens: '/LM' }),
    kind('Hühnerwürzmischung', 'Chicken seasoning', 9.4, 'Dose800g/6 Btl1kg/8', 'spice-jar', {
      allergens: '/LM',
    }),
    kind('Speisesalz fein', 'Fine table salt', 0.48, 'Sack25kg Sack10kg Pkg1kg/10', 'salt', {
      vat: 'BASIC',
      organic: 0,
      nutrients: 'salt',
      countries: ['AT'],
      use: ['Aus Österreich, mit oder ohne Jod je nach Packung.', 'From Austria.'],
    }),
    kind('Meersalz grob', 'Coarse sea salt', 1.3, 'Kübel5kg Pkg1kg/10', 'salt', {
      vat: 'BASIC',
      organic: 0,
      nutrients: 'salt',
      countries: ['IT', 'FR'],
    }),
    kind('Knoblauchgranulat', 'Garlic granules', 10.9, 'Dose600g/6 Btl1kg/8', 'garlic', {
      countries: ['CN'],
    }),
    kind('Zimt gemahlen', 'Ground cinnamon', 12.9, 'Dose450g/6', 'spice-jar', { countries: ['LK', 'ID'] }),
  ],
);

const soups = shelf(
  '3403',
  ['Suppen, Saucen & Bouillon', 'Soups, sauces & stocks'],
  37,
  {
    ...DRY,
    brands: ['Küchenstolz', 'Gastro Plus'],
    allergens: 'L/ACGM',
    nutrients: 'stock',
    organic: 0.06,
    use: ['Einfach in Wasser einrühren.', 'Simply stir into water.'],
  },
  [
    kind('Rindsuppe klar', 'Clear beef stock', 8.9, 'Kübel5kg Dose1kg/6', 'pot-of-food', {
      variants: [variant('', ''), variant('Paste', 'paste', 1.15)],
    }),
    kind('Gemüsebouillon', 'Vegetable bouillon', 8.4, 'Kübel5kg Dose1kg/6', 'pot-of-food', {
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
      allergens: 'L',
    }),
    kind('Hühnersuppe klar', 'Clear chicken stock', 8.7, 'Kübel5kg Dose1kg/6', 'pot-of-food'),
    kind('Bratensaft instant', 'Instant gravy', 9.2, 'Kübel3kg Dose1,2kg/6', 'pot-of-food', {
      allergens: 'AL/CGM',
    }),
    kind('Rahmsauce Basis', 'Cream sauce base', 8.8, 'Kübel3kg Dose1kg/6', 'pot-of-food', {
      allergens: 'AGL',
      diet: 'VEGETARIAN',
    }),
    kind('Sauce hollandaise', 'Hollandaise sauce', 6.9, 'Pkg1l/6', 'mayonnaise-bottle', {
      allergens: 'CG/M',
      diet: 'VEGETARIAN',
      nutrients: 'mayo',
    }),
    kind('Spargelcremesuppe', 'Cream of asparagus soup', 9.6, 'Dose1kg/6', 'pot-of-food', {
      allergens: 'AGL',
      diet: 'VEGETARIAN',
    }),
    kind('Kalbsfond', 'Veal stock', 7.9, 'Pkg1l/6', 'pot-of-food'),
    kind('Backerbsen', 'Fried batter pearls', 7.4, 'Btl1kg/8 Pkg200g/12', 'bread', {
      allergens: 'ACG',
      diet: 'VEGETARIAN',
      nutrients: 'snack',
    }),
    kind('Bratensauce pastös', 'Gravy paste', 8.3, 'Kübel3kg', 'pot-of-food', { allergens: 'A/LCGM' }),
  ],
);

const sauces = shelf(
  '3404',
  ['Ketchup, Senf & Mayonnaise', 'Ketchup, mustard & mayonnaise'],
  74,
  {
    ...DRY,
    tint: 'fruit',
    brands: ['Feinkost Berger', 'Küchenstolz', 'Gastro Plus'],
    nutrients: 'ketchup',
    organic: 0.06,
    marks: ['Gf', 'Lf'],
    use: ['Für Theke, Tisch und Küche.', 'For counter, table and kitchen.'],
  },
  [
    kind('Ketchup mild', 'Mild ketchup', 2.4, 'Kübel10kg Kübel5kg Fl800g/12', 'sauce-bottle', {
      allergens: '/L',
      diet: 'VEGAN',
    }),
    kind('Curryketchup', 'Curry ketchup', 2.8, 'Kübel5kg Fl800g/12', 'sauce-bottle', {
      allergens: '/LM',
      diet: 'VEGAN',
    }),
    kind('Mayonnaise 80 %', 'Mayonnaise 80 %', 3.6, 'Kübel10kg Kübel5kg Tube500g/12', 'mayonnaise-bottle', {
      allergens: 'CM',
      diet: 'VEGETARIAN',
      nutrients: 'mayo',
    }),
    kind('Salatmayonnaise 25 %', 'Salad mayonnaise 25 %', 2.6, 'Kübel10kg Kübel5kg', 'mayonnaise-bottle', {
      allergens: 'CM',
      diet: 'VEGETARIAN',
      nutrients: 'mayo',
    }),
    kind('Estragonsenf', 'Tarragon mustard', 2.2, 'Kübel5kg Kübel10kg Tube200g/20', 'mustard-bottle', {
      allergens: 'M',
      diet: 'VEGAN',
    }),
    kind('Kremser Senf süß', 'Sweet Krems mustard', 2.4, 'Kübel5kg Tube200g/20', 'mustard-bottle', {
      allergens: 'M',
      diet: 'VEGAN',
    }),
    kind('Sauce Tartare', 'Tartare sauce', 4.4, 'Kübel5kg Btl1kg/6', 'mayonnaise-bottle', {
      allergens: 'CM/L',
      diet: 'VEGETARIAN',
      nutrients: 'mayo',
    }),
    kind('Cocktailsauce', 'Cocktail sauce', 3.9, 'Kübel5kg Btl1kg/6', 'mayonnaise-bottle', {
      allergens: 'CM/L',
      diet: 'VEGETARIAN',
      nutrients: 'mayo',
    }),
    kind('Caesar-Dressing', 'Caesar dressing', 4.6, 'Fl1l/6 Kan5l/2', 'mayonnaise-bottle', {
      allergens: 'CDGM',
      marks: ['Gf'],
      nutrients: 'mayo',
    }),
    kind('Balsamico-Dressing', 'Balsamic dressing', 3.9, 'Fl1l/6 Kan5l/2', 'vinegar-bottle', {
      allergens: 'MO',
      diet: 'VEGAN',
    }),
    kind('BBQ-Sauce', 'Barbecue sauce', 3.8, 'Kübel5kg Fl1l/6', 'dark-sauce-bottle', {
      allergens: 'M/L',
      diet: 'VEGAN',
    }),
    kind('Sojasauce', 'Soy sauce', 4.2, 'Kan5l/2 Fl1l/6', 'vinegar-bottle', {
      allergens: 'AF',
      diet: 'VEGAN',
      marks: ['Lf'],
      countries: ['NL', 'JP'],
    }),
    kind('Kren gerieben', 'Grated horseradish', 6.4, 'Kübel1kg/6 Glas350g/12', 'spice-jar', {
      allergens: 'O/M',
      diet: 'VEGAN',
      countries: ['AT'],
    }),
    kind('Ketchup Portion 20 g', 'Ketchup portions 20 g', 4.9, 'Ktn100x20g Ktn200x20g', 'sauce-bottle', {
      allergens: '/L',
      diet: 'VEGAN',
      organic: 0,
    }),
  ],
);

const breakfast = shelf(
  '3501',
  ['Frühstück & Konfitüre', 'Breakfast & preserves'],
  62,
  {
    ...DRY,
    tint: 'fruit',
    brands: ['Sonnfrucht', 'Küchenstolz', 'Gastro Plus'],
    nutrients: 'jam',
    organic: 0.15,
    countries: ['AT', 'DE'],
    use: ['Für Frühstücksbuffet und Backstube.', 'For breakfast buffet and bakery.'],
  },
  [
    kind('Konfitüre', 'Preserve', 4.4, 'Kübel3kg Glas450g/12 Ktn100x25g', 'jar', {
      diet: 'VEGAN',
      variants: [
        variant('Marille', 'apricot'),
        variant('Erdbeere', 'strawberry'),
        variant('Himbeere', 'raspberry', 1.1),
        variant('Ribisel', 'redcurrant', 1.05),
      ],
    }),
    kind('Powidl', 'Plum butter', 3.9, 'Kübel5kg Kübel1kg/6', 'plum', { diet: 'VEGAN' }),
    kind('Blütenhonig', 'Blossom honey', 9.4, 'Kübel2,5kg Glas500g/12 Ktn100x20g', 'honey-pot', {
      diet: 'VEGETARIAN',
      nutrients: 'sugar',
      countries: ['AT', 'HU'],
    }),
    kind('Nuss-Nougat-Creme', 'Hazelnut chocolate spread', 6.2, 'Kübel3kg Glas400g/12', 'chocolate-bar', {
      diet: 'VEGETARIAN',
      allergens: 'FGH',
      nutrients: 'chocolate',
    }),
    kind('Cornflakes', 'Cornflakes', 4.6, 'Ktn5kg Btl1kg/8', 'popcorn', {
      diet: 'VEGAN',
      allergens: 'A',
      nutrients: 'oats',
    }),
    kind('Früchtemüsli', 'Fruit muesli', 4.9, 'Btl2,5kg/4 Btl1kg/8', 'sheaf-of-rice', {
      diet: 'VEGAN',
      allergens: 'A/GH',
      nutrients: 'oats',
    }),
    kind('Knuspermüsli Schoko', 'Crunchy chocolate muesli', 5.9, 'Btl2,5kg/4', 'sheaf-of-rice', {
      diet: 'VEGETARIAN',
      allergens: 'AG/FH',
      nutrients: 'oats',
    }),
  ],
);

const snacks = shelf(
  '3502',
  ['Süßes & Salziges', 'Sweets & snacks'],
  53,
  {
    ...DRY,
    brands: ['Naschwerk', 'Knusperl', 'Gastro Plus'],
    nutrients: 'snack',
    organic: 0.04,
    use: ['Für Bar, Kiosk und Minibar.', 'For bar, kiosk and minibar.'],
  },
  [
    kind('Chips gesalzen', 'Salted crisps', 8.4, 'Btl150g/12 Btl40g/24', 'potato', {
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
    }),
    kind('Soletti', 'Pretzel sticks', 4.6, 'Btl250g/20', 'pretzel', { diet: 'VEGAN', allergens: 'A/GN' }),
    kind('Erdnüsse geröstet gesalzen', 'Roasted salted peanuts', 5.2, 'Btl1kg/10 Dose200g/12', 'peanuts', {
      diet: 'VEGAN',
      allergens: 'E/H',
      nutrients: 'nuts',
      countries: ['AR', 'CN'],
    }),
    kind('Neapolitaner-Schnitten', 'Hazelnut wafers', 7.8, 'Pkg75g/24 Pkg400g/10', 'waffle', {
      diet: 'VEGETARIAN',
      allergens: 'AFH/G',
      nutrients: 'cake',
    }),
    kind('Milchschokolade', 'Milk chocolate', 11.9, 'Stk100g/20', 'chocolate-bar', {
      diet: 'VEGETARIAN',
      allergens: 'FG/H',
      nutrients: 'chocolate',
    }),
    kind('Teegebäck gemischt', 'Assorted biscuits', 8.9, 'Ktn2kg Pkg400g/10', 'cookie', {
      diet: 'VEGETARIAN',
      allergens: 'ACG/H',
      nutrients: 'cake',
    }),
    kind(
      'Kaffeekekse einzeln verpackt 6 g',
      'Coffee biscuits, wrapped, 6 g',
      9.4,
      'Ktn300x6g Ktn200x6g',
      'cookie',
      { diet: 'VEGAN', allergens: 'A/FGH', nutrients: 'cake' },
    ),
    kind('Fruchtgummi gemischt', 'Assorted fruit gums', 6.4, 'Btl1kg/12 Btl200g/20', 'candy', {
      nutrients: 'sugar',
      marks: ['Lf'],
    }),
    kind('Pfefferminzbonbons einzeln', 'Wrapped peppermint sweets', 7.9, 'Btl1kg/8', 'candy', {
      diet: 'VEGAN',
      nutrients: 'sugar',
      marks: ['Gf', 'Lf'],
    }),
    kind('Popcorn süß', 'Sweet popcorn', 6.9, 'Btl100g/12 Sack2kg', 'popcorn', {
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
    }),
  ],
);

const plant = shelf(
  '3503',
  ['Pflanzliche Alternativen', 'Plant-based alternatives'],
  22,
  {
    ...DRY,
    tint: 'veg',
    brands: ['Grünwerk', 'Haferl'],
    vat: 'STANDARD',
    nutrients: 'oatdrink',
    diet: 'VEGAN',
    marks: ['Lf'],
    organic: 0.25,
    countries: ['AT', 'DE', 'SE'],
    use: ['Rein pflanzlich.', 'Purely plant-based.'],
  },
  [
    kind('Haferdrink Barista', 'Oat drink barista', 1.75, 'Pkg1l/6', 'milk-carton', { allergens: 'A' }),
    kind('Sojadrink natur', 'Soy drink, plain', 1.5, 'Pkg1l/8', 'milk-carton', {
      allergens: 'F',
      marks: ['Gf', 'Lf'],
    }),
    kind('Mandeldrink ungesüßt', 'Almond drink, unsweetened', 2.1, 'Pkg1l/8', 'milk-carton', {
      allergens: 'H',
      marks: ['Gf', 'Lf'],
    }),
    kind('Kokosmilch 17 %', 'Coconut milk 17 %', 3.2, 'Dose2,9l/6 Dose400ml/24', 'coconut', {
      allergens: '',
      marks: ['Gf', 'Lf'],
      vat: 'FOOD',
      countries: ['TH', 'LK'],
      nutrients: 'cookingcream',
    }),
    kind(
      'Pflanzliche Schlagcreme gesüßt',
      'Plant-based whipping cream, sweetened',
      3.6,
      'Pkg1l/12',
      'cream',
      { allergens: 'F', nutrients: 'cookingcream' },
    ),
    kind('Seitan-Geschnetzeltes', 'Seitan strips', 11.4, 'Btl1kg/6', 'falafel', {
      allergens: 'AF',
      vat: 'FOOD',
      nutrients: 'pulses',
      organic: 0,
    }),
    kind('Tofu natur', 'Plain tofu', 6.9, 'Pkg1kg/6 Pkg200g/10', 'butter', {
      allergens: 'F',
      vat: 'FOOD',
      keep: 'FRESH',
      nutrients: 'pulses',
      storage: ['Bei +2 bis +7 °C lagern.', 'Keep at +2 to +7 °C.'],
      marks: ['Gf', 'Lf'],
    }),
  ],
);

/** Trockensortiment. */
export const dryShelves = [pasta, rice, baking, canned, oil, spices, soups, sauces, breakfast, snacks, plant];
