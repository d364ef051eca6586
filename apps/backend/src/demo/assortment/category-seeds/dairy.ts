import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const DAIRY: Partial<ProductTraits> = {
  tint: 'dairy',
  keep: 'FRESH',
  brands: ['', 'Bergwiese', 'Almglück', 'Gastro Plus'],
  countries: ['AT', 'AT', 'AT', 'AT', 'DE'],
  origin: 'MILK',
  allergens: 'G',
  organic: 0.2,
  storage: ['Gekühlt bei +4 bis +8 °C lagern.', 'Keep refrigerated at +4 to +8 °C.'],
};

const milk = shelf(
  '1401',
  ['Milch & Obers', 'Milk & cream'],
  57,
  {
    ...DAIRY,
    vat: 'FOOD',
    nutrients: 'milk',
    packaging: 'SINGLE_USE',
    use: ['Pasteurisiert und homogenisiert.', 'Pasteurised and homogenised.'],
  },
  [
    kind('Vollmilch 3,5 %', 'Whole milk 3.5 %', 1.09, 'Pkg1l/12 Btl10l', 'milk-carton', {
      vat: 'BASIC',
      variants: [variant('', ''), variant('länger frisch', 'extended shelf life', 1.06)],
    }),
    kind('Haltbarmilch 3,5 %', 'UHT milk 3.5 %', 1.02, 'Pkg1l/12 Pkg0,5l/20', 'milk-carton', {
      vat: 'BASIC',
      keep: 'AMBIENT',
      storage: ['Kühl und trocken lagern.', 'Store in a cool, dry place.'],
    }),
    kind('Leichtmilch 1,5 %', 'Semi-skimmed milk 1.5 %', 0.99, 'Pkg1l/12', 'milk-carton', { vat: 'BASIC' }),
    kind('Laktosefreie Milch 3,5 %', 'Lactose-free milk 3.5 %', 1.39, 'Pkg1l/12', 'milk-carton', {
      vat: 'BASIC',
      marks: ['Lf'],
      organic: 0,
    }),
    kind('Barista-Milch 3,5 %', 'Barista milk 3.5 %', 1.29, 'Pkg1l/12', 'milk-carton', { vat: 'BASIC' }),
    kind('Obers 36 %', 'Whipping cream 36 %', 4.49, 'Pkg1l/12 Kübel5l Pkg0,5l/12', 'cream', {
      nutrients: 'cream',
    }),
    kind('Kochobers 15 %', 'Cooking cream 15 %', 3.29, 'Pkg1l/12', 'cream', { nutrients: 'cookingcream' }),
    kind('Schlagobers gesüßt Spray', 'Sweetened spray cream', 6.9, 'Dose0,5l/12', 'cream', {
      nutrients: 'cream',
      organic: 0,
    }),
    kind('Kaffeerahmportion 10 %', 'Coffee cream portions 10 %', 3.9, 'Stk10g/240', 'cream', {
      nutrients: 'cookingcream',
      keep: 'AMBIENT',
      organic: 0,
      brands: ['', 'Bergwiese'],
      storage: ['Kühl lagern.', 'Store in a cool place.'],
    }),
    kind('Buttermilch natur', 'Buttermilk, plain', 1.49, 'Be0,5l/20 Kübel5l', 'yoghurt', { vat: 'BASIC' }),
  ],
);

const butter = shelf(
  '1402',
  ['Butter & Aufstriche', 'Butter & spreads'],
  42,
  {
    ...DAIRY,
    nutrients: 'butter',
    use: ['Für Küche, Backstube und Frühstück.', 'For kitchen, bakery and breakfast.'],
  },
  [
    kind('Teebutter Block', 'Butter block', 8.6, 'Pkg250g/40 Stk1kg/10', 'butter', { vat: 'BASIC' }),
    kind('Teebutter Block', 'Butter block', 8.1, 'Ktn25kg Stk2,5kg/4', 'butter', {
      vat: 'BASIC',
      organic: 0,
      brands: ['', 'Bergwiese'],
    }),
    kind('Butterportion', 'Butter portions', 11.9, 'Ktn100x20g Ktn200x10g', 'butter', { vat: 'BASIC' }),
    kind('Butterschmalz', 'Clarified butter', 10.4, 'Kübel5kg Kübel1kg/6', 'butter', { marks: ['Lf'] }),
    kind('Liptauer Aufstrich', 'Liptauer spread', 7.9, 'Kübel1kg/4 Be150g/6', 'cream', {
      nutrients: 'creamcheese',
      allergens: 'G/M',
    }),
    kind('Kräuteraufstrich', 'Herb spread', 7.6, 'Kübel1kg/4 Kübel2,5kg', 'cream', {
      nutrients: 'creamcheese',
    }),
    kind('Erdäpfelkäse', 'Potato and sour cream spread', 6.9, 'Kübel1kg/4', 'cream', {
      nutrients: 'creamcheese',
      organic: 0,
    }),
  ],
);

const yoghurt = shelf(
  '1403',
  ['Joghurt, Rahm & Topfen', 'Yoghurt, sour cream & curd'],
  57,
  {
    ...DAIRY,
    vat: 'FOOD',
    nutrients: 'yoghurt',
    use: ['Für Buffet, Dressings und Mehlspeisen.', 'For buffets, dressings and desserts.'],
  },
  [
    kind('Naturjoghurt 3,6 %', 'Natural yoghurt 3.6 %', 2.1, 'Kübel5kg Kübel10kg Be500g/12', 'yoghurt', {
      vat: 'BASIC',
    }),
    kind('Naturjoghurt 1 %', 'Natural yoghurt 1 %', 1.9, 'Kübel5kg Be250g/20', 'yoghurt', { vat: 'BASIC' }),
    kind('Fruchtjoghurt', 'Fruit yoghurt', 2.9, 'Be180g/20 Kübel5kg', 'yoghurt', {
      nutrients: 'fruityoghurt',
      variants: [
        variant('Erdbeere', 'strawberry'),
        variant('Marille', 'apricot'),
        variant('Waldbeere', 'wild berry', 1.05),
      ],
    }),
    kind('Sauerrahm 15 %', 'Sour cream 15 %', 3.2, 'Kübel5kg Be250g/20', 'cream', {
      nutrients: 'cookingcream',
    }),
    kind('Crème fraîche 36 %', 'Crème fraîche 36 %', 5.9, 'Kübel1kg/6 Be125g/20', 'cream', {
      nutrients: 'cream',
      brands: ['', 'Almglück'],
    }),
    kind('Topfen 20 % F.i.T.', 'Curd cheese 20 % FDM', 4.2, 'Kübel5kg Pkg250g/20', 'yoghurt', {
      nutrients: 'curd',
    }),
    kind('Magertopfen', 'Low-fat curd cheese', 3.6, 'Kübel5kg Kübel10kg', 'yoghurt', { nutrients: 'curd' }),
    kind('Griechisches Joghurt 10 %', 'Greek yoghurt 10 %', 3.6, 'Kübel5kg Be1kg/6', 'yoghurt', {
      countries: ['GR', 'AT'],
      nutrients: 'curd',
      vat: 'BASIC',
      organic: 0,
    }),
    kind('Mascarpone', 'Mascarpone', 6.4, 'Kübel2kg/2 Be500g/6', 'cream', {
      nutrients: 'cream',
      countries: ['IT'],
      brands: ['Casa Lucia', ''],
      organic: 0,
    }),
  ],
);

const cheese = shelf(
  '1404',
  ['Schnitt- & Hartkäse', 'Semi-hard & hard cheese'],
  69,
  {
    ...DAIRY,
    nutrients: 'cheese',
    marks: ['Lf'],
    storage: ['Bei +2 bis +6 °C lagern.', 'Keep at +2 to +6 °C.'],
    use: ['Für Platte, Jause und Küche.', 'For cheeseboard, snacks and kitchen.'],
  },
  [
    kind('Gouda 45 % F.i.T.', 'Gouda 45 % FDM', 8.9, '~4kg/2 Pkg1kg/10', 'cheese-wedge', {
      variants: [variant('Laib', 'wheel'), variant('in Scheiben', 'sliced', 1.12)],
      countries: ['NL', 'DE', 'AT'],
    }),
    kind('Emmentaler 45 % F.i.T.', 'Emmental 45 % FDM', 9.4, '~3kg/4 Pkg1kg/10', 'cheese-wedge', {
      variants: [
        variant('Block', 'block'),
        variant('gerieben', 'grated', 1.08),
        variant('in Scheiben', 'sliced', 1.12),
      ],
    }),
    kind(
      'Bergkäse 6 Monate gereift',
      'Mountain cheese, aged 6 months',
      13.6,
      '~6kg ~1,5kg/4',
      'cheese-wedge',
      {
        variants: [variant('Viertellaib', 'quarter wheel'), variant('Keil', 'wedge', 1.06)],
        countries: ['AT'],
      },
    ),
    kind('Tilsiter 45 % F.i.T.', 'Tilsit 45 % FDM', 8.8, '~3kg/3 Pkg1kg/10', 'cheese-wedge'),
    kind('Pizzakäse gerieben', 'Pizza cheese, grated', 6.9, 'Btl2kg/6 Btl1kg/10', 'cheese-wedge', {
      organic: 0,
    }),
    kind(
      'Parmigiano Reggiano 24 Monate',
      'Parmigiano Reggiano, 24 months',
      19.9,
      '~4kg ~1kg/10',
      'cheese-wedge',
      { countries: ['IT'], brands: ['Casa Lucia', ''], organic: 0.1, nutrients: 'hardcheese' },
    ),
    kind('Hartkäse gerieben', 'Grated hard cheese', 12.9, 'Btl1kg/10 Btl500g/12', 'cheese-wedge', {
      countries: ['IT', 'AT'],
      brands: ['Casa Lucia', 'Gastro Plus'],
      organic: 0,
      nutrients: 'hardcheese',
    }),
    kind('Tiroler Graukäse', 'Tyrolean grey cheese', 11.9, '~1,2kg/4', 'cheese-wedge', {
      countries: ['AT'],
      brands: ['Bergwiese', ''],
    }),
    kind('Toastkäse in Scheiben', 'Toast cheese slices', 6.8, 'Pkg1kg/10', 'cheese-wedge', { organic: 0 }),
  ],
);

const softCheese = shelf(
  '1405',
  ['Weich- & Frischkäse', 'Soft & cream cheese'],
  50,
  { ...DAIRY, nutrients: 'softcheese', use: ['Cremig und mild.', 'Creamy and mild.'] },
  [
    kind('Mozzarella in Lake', 'Mozzarella in brine', 6.9, 'Be125g/20 Kübel1kg/6', 'cheese-wedge', {
      nutrients: 'mozzarella',
      countries: ['IT', 'AT', 'DE'],
    }),
    kind('Mini-Mozzarella 8 g', 'Mini mozzarella, 8 g', 7.9, 'Kübel1kg/6', 'cheese-wedge', {
      nutrients: 'mozzarella',
      countries: ['IT', 'DE'],
    }),
    kind('Büffelmozzarella g.U.', 'Buffalo mozzarella PDO', 15.9, 'Be250g/8', 'cheese-wedge', {
      countries: ['IT'],
      brands: ['Casa Lucia'],
      nutrients: 'mozzarella',
      organic: 0,
    }),
    kind('Camembert 50 % F.i.T.', 'Camembert 50 % FDM', 10.4, 'Stk125g/16 Stk1kg/4', 'cheese-wedge'),
    kind('Brie 60 % F.i.T.', 'Brie 60 % FDM', 9.9, '~1kg/4 ~3kg', 'cheese-wedge', {
      countries: ['FR', 'DE', 'AT'],
    }),
    kind(
      'Frischkäse natur 70 % F.i.T.',
      'Cream cheese, plain 70 % FDM',
      6.2,
      'Kübel2kg/2 Be200g/12',
      'cream',
      { nutrients: 'creamcheese' },
    ),
    kind('Schafkäse in Lake', 'Sheep’s cheese in brine', 11.9, 'Pkg1kg/6 Pkg200g/10', 'cheese-wedge', {
      countries: ['GR', 'AT', 'BG'],
    }),
    kind('Ziegenkäserolle', 'Goat’s cheese roll', 14.9, 'Stk1kg/2 Stk180g/12', 'cheese-wedge', {
      countries: ['FR', 'AT', 'NL'],
    }),
    kind('Blauschimmelkäse', 'Blue cheese', 11.4, '~1,2kg/4 Stk150g/12', 'cheese-wedge', {
      countries: ['IT', 'DE', 'AT'],
    }),
  ],
);

const eggs = shelf(
  '1406',
  ['Eier', 'Eggs'],
  37,
  {
    ...DAIRY,
    tint: 'egg',
    vat: 'BASIC',
    keep: 'AMBIENT',
    allergens: 'C',
    origin: 'EGG',
    marks: ['Ama'],
    brands: ['', 'Eierhof Lindner', 'Sonnenhof'],
    countries: ['AT'],
    nutrients: 'egg',
    organic: 0,
    storage: ['Kühl lagern, nach dem Kauf bei +5 bis +8 °C.', 'Keep cool, after purchase at +5 to +8 °C.'],
    use: ['Klasse A, gestempelt.', 'Class A, stamped.'],
  },
  [
    kind('Eier M Bodenhaltung', 'Barn eggs M', 0.23, 'Lage30Stk/6 Ktn360Stk', 'egg-carton'),
    kind('Eier L Bodenhaltung', 'Barn eggs L', 0.25, 'Lage30Stk/6 Ktn180Stk', 'egg-carton'),
    kind('Freilandeier M', 'Free-range eggs M', 0.29, 'Lage30Stk/6 Ktn360Stk Pkg10Stk/18', 'egg-carton'),
    kind('Bio-Freilandeier M', 'Organic free-range eggs M', 0.39, 'Lage30Stk/6 Pkg10Stk/18', 'egg-carton', {
      marks: ['Ama', 'Bio'],
    }),
    kind('Wachteleier', 'Quail eggs', 0.32, 'Pkg18Stk/8', 'egg', { marks: [], brands: [''] }),
    kind('Vollei flüssig pasteurisiert', 'Whole egg, liquid, pasteurised', 3.9, 'Pkg1kg/12 Kübel5kg', 'egg', {
      keep: 'FRESH',
      marks: [],
      vat: 'FOOD',
      use: ['Entspricht 20 Eiern je Kilogramm.', 'Equals 20 eggs per kilogram.'],
      brands: ['', 'Eierhof Lindner'],
    }),
    kind('Eiklar flüssig pasteurisiert', 'Egg white, liquid, pasteurised', 3.6, 'Pkg1kg/12', 'egg', {
      keep: 'FRESH',
      marks: [],
      vat: 'FOOD',
      brands: ['', 'Eierhof Lindner'],
    }),
    kind('Eier gekocht geschält', 'Boiled eggs, peeled', 0.34, 'Kübel75Stk', 'egg', {
      keep: 'FRESH',
      marks: [],
      vat: 'FOOD',
    }),
  ],
);

/** Molkerei & Eier. */
export const dairyShelves = [milk, butter, yoghurt, cheese, softCheese, eggs];
