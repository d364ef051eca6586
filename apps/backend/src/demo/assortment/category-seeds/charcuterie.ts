import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const CHARCUTERIE: Partial<ProductTraits> = {
  tint: 'meat',
  keep: 'FRESH',
  brands: ['', 'Tauernrauch', 'Fleischerei Moser', 'Gastro Plus'],
  countries: ['AT', 'AT', 'AT', 'DE'],
  origin: 'MEAT',
  marks: ['Gf', 'Lf'],
  storage: ['Bei +2 bis +6 °C lagern.', 'Keep at +2 to +6 °C.'],
};

const SLICED = [variant('am Stück', 'in one piece'), variant('geschnitten', 'sliced', 1.15)];

const ham = shelf(
  '1201',
  ['Schinken & Speck', 'Ham & bacon'],
  60,
  {
    ...CHARCUTERIE,
    nutrients: 'ham',
    allergens: '/LM',
    use: ['Mild gesalzen, über Buche geräuchert.', 'Mildly salted and smoked over beech.'],
  },
  [
    kind('Toastblockschinken', 'Sandwich ham', 7.9, 'Pkg1kg/10 Pkg500g/12', 'ham', {
      variants: [variant('geschnitten', 'sliced')],
    }),
    kind('Beinschinken m. Schwarte', 'Cooked ham on the bone, rind on', 12.9, '~4kg/2 Pkg1kg/10', 'ham', {
      variants: SLICED,
    }),
    kind('Schinkenspeck', 'Smoked ham', 13.9, '~2kg/4 Pkg500g/10', 'bacon', { nutrients: 'bacon' }),
    kind('Tiroler Speck g.g.A.', 'Tyrolean bacon PGI', 16.9, '~2,2kg/4 Pkg500g/10', 'bacon', {
      nutrients: 'bacon',
      countries: ['AT'],
      brands: ['Tauernrauch', 'Bergjause'],
    }),
    kind('Frühstücksspeck geschnitten', 'Breakfast bacon, sliced', 10.9, 'Pkg1kg/10 Pkg500g/12', 'bacon', {
      nutrients: 'bacon',
    }),
    kind('Hamburgerspeck', 'Streaky bacon', 9.6, '~2kg/5 Pkg1kg/10', 'bacon', { nutrients: 'bacon' }),
    kind('Prosciutto crudo 12 Monate', 'Prosciutto crudo, 12 months', 21.9, '~6kg Pkg500g/10', 'ham', {
      nutrients: 'bacon',
      brands: ['Casa Lucia', ''],
      countries: ['IT'],
      use: ['Luftgetrocknet, fein gemasert.', 'Air-dried and finely marbled.'],
    }),
    kind('Putenschinken', 'Turkey ham', 9.9, '~2,5kg/4 Pkg1kg/10', 'ham', {
      nutrients: 'turkey',
      use: ['Mager, mild im Geschmack.', 'Lean and mild.'],
    }),
    kind('Surschopf gekocht', 'Cured pork neck, cooked', 9.2, '~2,5kg/4', 'ham'),
  ],
);

const sausages = shelf(
  '1202',
  ['Würstel & Bratwürste', 'Sausages for heating'],
  52,
  {
    ...CHARCUTERIE,
    nutrients: 'sausage',
    allergens: '/LMG',
    use: ['Knackig im Saitling.', 'Crisp in natural casing.'],
  },
  [
    kind('Frankfurter 1 Paar 100 g', 'Frankfurters, pair 100 g', 8.4, 'Pkg1kg/8 Pkg2kg/4', 'sausage'),
    kind('Käsekrainer', 'Cheese sausage', 8.9, 'Pkg1kg/8 Pkg1,8kg/5', 'sausage', {
      allergens: 'G/LM',
      marks: ['Gf'],
    }),
    kind('Bratwurst roh', 'Grilling sausage, raw', 8.2, 'Pkg1kg/8 Pkg2kg/4', 'sausage'),
    kind('Debreziner scharf', 'Debrecen sausage, hot', 8.6, 'Pkg1kg/8', 'sausage'),
    kind('Bosnawurst', 'Bosna sausage', 8.1, 'Pkg1kg/8', 'sausage'),
    kind('Weißwurst', 'Bavarian veal sausage', 8.8, 'Pkg1kg/8', 'sausage', { countries: ['DE', 'AT'] }),
    kind('Berner Würstel', 'Cheese-filled bacon sausages', 10.9, 'Pkg1kg/8 Pkg500g/12', 'sausage', {
      allergens: 'G/LM',
      marks: ['Gf'],
    }),
    kind('Blutwurst', 'Black pudding', 6.9, 'Pkg1kg/8', 'sausage'),
    kind('Cevapcici roh 30 g', 'Cevapcici, raw, 30 g', 9.4, 'Pkg1,2kg/6', 'sausage', {
      allergens: '/LM',
      marks: ['Gf', 'Lf'],
    }),
  ],
);

const coldCuts = shelf(
  '1203',
  ['Wurst & Aufschnitt', 'Cold cuts'],
  60,
  {
    ...CHARCUTERIE,
    nutrients: 'salami',
    allergens: '/LM',
    use: ['Für Jause und Frühstücksbuffet.', 'For snacks and breakfast buffets.'],
  },
  [
    kind('Extrawurst', 'Extrawurst sausage', 6.4, '~2,5kg/4 Pkg1kg/10', 'sausage', {
      variants: SLICED,
      nutrients: 'sausage',
    }),
    kind('Krakauer', 'Krakauer sausage', 9.2, '~2,5kg/4 Pkg1kg/10', 'sausage', { nutrients: 'sausage' }),
    kind('Salami Mailänder Art', 'Milano salami', 13.9, '~2kg/4 Pkg500g/12', 'sausage', {
      variants: SLICED,
      brands: ['Casa Lucia', 'Gastro Plus', ''],
    }),
    kind('Kantwurst', 'Square-cut dry sausage', 14.9, '~1,2kg/6 Pkg500g/12', 'sausage', {
      countries: ['AT'],
    }),
    kind('Kaminwurzen', 'Smoked snack sausages', 17.9, 'Pkg500g/10 Pkg1kg/6', 'sausage', {
      countries: ['AT', 'IT'],
    }),
    kind('Leberkäse gebacken', 'Baked meat loaf', 6.9, '~2,5kg/4', 'ham', {
      nutrients: 'sausage',
      use: ['Zum Wärmen im Dampf.', 'For steaming.'],
    }),
    kind('Leberkäsebrät in der Form', 'Meat loaf mix in tin', 5.9, 'Stk2kg/6 Stk3kg/4', 'ham', {
      nutrients: 'sausage',
      use: ['Zum Selberbacken im Kombidämpfer.', 'For baking in the combi steamer.'],
    }),
    kind('Kalbsleberstreichwurst', 'Veal liver spread', 8.9, 'Stk1kg/8 Stk250g/20', 'sausage', {
      nutrients: 'salami',
      allergens: 'G/LM',
      marks: ['Gf'],
    }),
    kind('Mortadella m. Pistazien', 'Mortadella with pistachios', 8.6, '~3kg/2 Pkg500g/10', 'ham', {
      nutrients: 'sausage',
      allergens: 'H/LM',
      brands: ['Casa Lucia'],
      countries: ['IT'],
    }),
    kind('Putenextra', 'Turkey sausage', 8.9, 'Pkg1kg/10', 'sausage', { nutrients: 'turkey' }),
  ],
);

/** Wurst & Schinken. */
export const charcuterieShelves = [ham, sausages, coldCuts];
