import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const DELI: Partial<ProductTraits> = {
  tint: 'veg',
  keep: 'FRESH',
  brands: ['', 'Feinkost Berger', 'Gastro Plus'],
  countries: ['AT', 'AT', 'DE'],
  storage: ['Bei +2 bis +6 °C lagern.', 'Keep at +2 to +6 °C.'],
  organic: 0,
};

const readySalads = shelf(
  '1601',
  ['Feinkostsalate & Antipasti', 'Deli salads & antipasti'],
  42,
  {
    ...DELI,
    diet: 'VEGETARIAN',
    nutrients: 'delisalad',
    use: ['Servierfertig für Buffet und Beilage.', 'Ready to serve as a side or on the buffet.'],
  },
  [
    kind('Erdäpfelsalat Wiener Art', 'Viennese potato salad', 3.4, 'Kübel5kg Kübel2,5kg/2', 'green-salad', {
      allergens: 'M/L',
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
    }),
    kind('Krautsalat m. Kümmel', 'Coleslaw with caraway', 3.1, 'Kübel5kg Kübel2,5kg/2', 'green-salad', {
      allergens: '',
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
    }),
    kind('Gurkensalat', 'Cucumber salad', 3.2, 'Kübel5kg Kübel2,5kg/2', 'green-salad', {
      allergens: '',
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
    }),
    kind('Nudelsalat', 'Pasta salad', 4.6, 'Kübel2,5kg/2', 'green-salad', { allergens: 'ACM/LG' }),
    kind('Eiersalat', 'Egg salad', 6.9, 'Kübel1kg/4 Kübel2,5kg/2', 'egg', { allergens: 'CM/G', tint: 'egg' }),
    kind('Oliven m. Kräutern entsteint', 'Pitted olives with herbs', 8.9, 'Kübel2kg Kübel1kg/4', 'olive', {
      allergens: '',
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
      countries: ['GR', 'IT', 'ES'],
      tint: 'oil',
    }),
    kind('Getrocknete Paradeiser in Öl', 'Sun-dried tomatoes in oil', 11.9, 'Kübel1kg/4', 'tomato', {
      allergens: '/O',
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
      countries: ['IT'],
    }),
    kind('Hummus natur', 'Hummus, plain', 7.4, 'Kübel1kg/4', 'falafel', {
      allergens: 'N',
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
    }),
    kind('Gegrillte Zucchini in Öl', 'Grilled courgettes in oil', 9.4, 'Kübel1kg/4', 'cucumber', {
      allergens: '',
      diet: 'VEGAN',
      marks: ['Gf', 'Lf'],
      countries: ['IT'],
    }),
  ],
);

const freshPasta = shelf(
  '1602',
  ['Frische Teigwaren & Teige', 'Fresh pasta & doughs'],
  27,
  {
    ...DELI,
    tint: 'dry',
    diet: 'VEGETARIAN',
    allergens: 'AC/LM',
    nutrients: 'freshpasta',
    brands: ['', 'Casa Lucia', 'Gastro Plus'],
    use: ['In 3 bis 4 Minuten gar.', 'Cooks in 3 to 4 minutes.'],
  },
  [
    kind('Spätzle frisch', 'Fresh spaetzle', 3.2, 'Btl2,5kg/4 Btl1kg/8', 'spaghetti', {
      ingredients: ['WEIZENGRIESS, EIER, Wasser, Salz', 'WHEAT semolina, EGGS, water, salt'],
    }),
    kind('Tagliatelle frisch', 'Fresh tagliatelle', 4.6, 'Pkg1kg/6', 'spaghetti', { countries: ['IT'] }),
    kind('Ravioli Ricotta-Spinat', 'Ravioli, ricotta and spinach', 6.9, 'Pkg1kg/6', 'dumpling', {
      allergens: 'ACG',
      countries: ['IT'],
    }),
    kind('Gnocchi', 'Gnocchi', 3.6, 'Pkg1kg/8 Pkg500g/12', 'potato', { allergens: 'A/CG' }),
    kind(
      'Schlutzkrapfen Spinat-Topfen',
      'Tyrolean half-moon pasta, spinach and curd',
      8.4,
      'Pkg1kg/6',
      'dumpling',
      { allergens: 'ACG' },
    ),
    kind('Strudelteig gezogen', 'Pulled strudel dough', 5.9, 'Pkg500g/12', 'strudel', {
      allergens: 'A',
      diet: 'VEGAN',
    }),
    kind('Blätterteig frisch ausgerollt', 'Fresh puff pastry, rolled', 4.4, 'Pkg2,5kg/4', 'strudel', {
      allergens: 'A/G',
      diet: 'VEGAN',
    }),
  ],
);

const bread = shelf(
  '1603',
  ['Brot & Gebäck frisch', 'Fresh bread & rolls'],
  30,
  {
    ...DELI,
    tint: 'bakery',
    keep: 'AMBIENT',
    brands: ['', 'Backstube Ederer'],
    countries: ['AT'],
    vat: 'BASIC',
    allergens: 'A/CGN',
    diet: 'VEGETARIAN',
    nutrients: 'bread',
    organic: 0.2,
    closesAt: '14:00',
    storage: ['Trocken lagern.', 'Store in a dry place.'],
    use: ['Ofenfrisch geliefert.', 'Delivered oven-fresh.'],
  },
  [
    kind('Kaisersemmel', 'Kaiser rolls', 0.22, 'Kiste60Stk Btl10Stk/6', 'bread'),
    kind('Hausbrot Roggen-Weizen', 'Rye and wheat house loaf', 2.9, 'Stk2kg/6 Stk1kg/10', 'bread', {
      diet: 'VEGAN',
    }),
    kind('Mohnstriezerl', 'Poppy seed plaits', 0.34, 'Btl10Stk/6', 'bread'),
    kind('Salzstangerl', 'Salt sticks', 0.32, 'Btl10Stk/6', 'baguette-bread'),
    kind('Vollkornbrot', 'Wholemeal loaf', 3.6, 'Stk1kg/10', 'bread', { diet: 'VEGAN' }),
    kind('Toastbrot', 'Sandwich loaf', 2.4, 'Pkg500g/12 Pkg1,5kg/6', 'bread'),
    kind('Burger Buns Brioche', 'Brioche burger buns', 0.49, 'Pkg6Stk/8', 'hamburger', {
      allergens: 'ACG/N',
      organic: 0,
    }),
    kind('Semmelwürfel', 'Bread cubes for dumplings', 3.1, 'Sack5kg Btl1kg/10', 'bread', {
      diet: 'VEGAN',
      organic: 0,
      vat: 'FOOD',
    }),
    kind('Brösel fein', 'Fine breadcrumbs', 1.5, 'Sack10kg Btl1kg/10', 'bread', {
      diet: 'VEGAN',
      organic: 0,
      vat: 'FOOD',
      variants: [variant('', '')],
    }),
  ],
);

/** Feinkost & Brot. */
export const deliShelves = [readySalads, freshPasta, bread];
