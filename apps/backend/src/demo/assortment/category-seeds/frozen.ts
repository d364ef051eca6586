import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const FROZEN: Partial<ProductTraits> = {
  tint: 'frozen',
  keep: 'FROZEN',
  brands: ['Polarküche', 'Küchenstolz', 'Gastro Plus'],
  countries: ['AT', 'DE', 'BE', 'PL'],
  organic: 0.06,
  storage: [
    'Bei −18 °C lagern, nach dem Auftauen nicht wieder einfrieren.',
    'Keep at −18 °C, do not refreeze once thawed.',
  ],
};

const vegetables = shelf(
  '2101',
  ['Gemüse & Kräuter', 'Vegetables & herbs'],
  55,
  {
    ...FROZEN,
    nutrients: 'vegetable',
    use: ['Erntefrisch gefrostet, sofort verwendbar.', 'Frozen at harvest, ready to use.'],
  },
  [
    kind('Blattspinat portioniert', 'Leaf spinach, portioned', 2.3, 'Btl2,5kg/4 Ktn10kg', 'leafy-green'),
    kind('Cremespinat', 'Creamed spinach', 2.6, 'Btl2,5kg/4', 'leafy-green', {
      allergens: 'G',
      diet: 'VEGETARIAN',
    }),
    kind('Erbsen fein', 'Fine peas', 1.95, 'Btl2,5kg/4 Ktn10kg', 'pea-pod'),
    kind('Fisolen geschnitten', 'Green beans, cut', 2.1, 'Btl2,5kg/4', 'pea-pod'),
    kind('Karottenscheiben', 'Carrot slices', 1.8, 'Btl2,5kg/4', 'carrot'),
    kind('Brokkoliröschen 40/60', 'Broccoli florets 40/60', 2.4, 'Btl2,5kg/4', 'broccoli'),
    kind('Karfiolröschen', 'Cauliflower florets', 2.3, 'Btl2,5kg/4', 'leafy-green'),
    kind('Kaisergemüse', 'Broccoli, cauliflower and carrot mix', 2.2, 'Btl2,5kg/4 Ktn10kg', 'carrot'),
    kind('Wokgemüse', 'Wok vegetables', 2.9, 'Btl2,5kg/4', 'bell-pepper', { allergens: '/L' }),
    kind('Rotkraut küchenfertig', 'Red cabbage, cooked', 2.8, 'Btl2,5kg/4', 'beetroot'),
    kind('Steinpilze geschnitten', 'Porcini mushrooms, sliced', 14.9, 'Btl1kg/10', 'brown-mushroom', {
      countries: ['IT', 'RO'],
      nutrients: 'mushroom',
    }),
    kind('Petersilie gehackt', 'Parsley, chopped', 6.4, 'Btl250g/12 Btl1kg/6', 'herb'),
    kind('Suppengemüse', 'Soup vegetables', 2, 'Btl2,5kg/4', 'carrot', { allergens: 'L' }),
  ],
);

const potato = shelf(
  '2102',
  ['Erdäpfelprodukte', 'Potato products'],
  36,
  {
    ...FROZEN,
    nutrients: 'fries',
    diet: 'VEGAN',
    marks: ['Gf', 'Lf'],
    organic: 0,
    use: ['Für Fritteuse und Kombidämpfer.', 'For deep fryer and combi steamer.'],
  },
  [
    kind('Pommes frites 9 mm', 'French fries 9 mm', 1.95, 'Btl2,5kg/4 Ktn10kg', 'french-fries'),
    kind('Steakhouse Pommes 9 × 18 mm', 'Steakhouse fries 9 × 18 mm', 2.1, 'Btl2,5kg/4', 'french-fries'),
    kind('Süßkartoffel-Pommes', 'Sweet potato fries', 4.6, 'Btl2,5kg/4', 'roasted-sweet-potato'),
    kind('Wedges gewürzt', 'Seasoned wedges', 2.2, 'Btl2,5kg/4', 'potato'),
    kind('Kroketten', 'Potato croquettes', 2.3, 'Btl2,5kg/4', 'potato', { allergens: 'A', marks: [] }),
    kind('Rösti 65 g', 'Hash browns 65 g', 2.6, 'Btl2,5kg/4', 'pancakes'),
    kind('Erdäpfelknödel 90 g', 'Potato dumplings 90 g', 3.1, 'Ktn60x90g Btl2,5kg/4', 'potato', {
      allergens: 'C',
      diet: 'VEGETARIAN',
    }),
    kind('Kartoffelpuffer 70 g', 'Potato pancakes 70 g', 2.7, 'Btl2,5kg/4', 'pancakes', {
      allergens: 'C/A',
      diet: 'VEGETARIAN',
      marks: [],
    }),
    kind('Gratin-Taler 50 g', 'Gratin potatoes 50 g', 4.1, 'Btl2kg/4', 'potato', {
      allergens: 'G',
      diet: 'VEGETARIAN',
      marks: ['Gf'],
    }),
    kind('Erdäpfelpüree Pellets', 'Mashed potato pellets', 2.2, 'Btl2,5kg/4', 'potato', {
      allergens: 'G',
      diet: 'VEGETARIAN',
      marks: ['Gf'],
    }),
  ],
);

const fish = shelf(
  '2201',
  ['Fisch & Meeresfrüchte', 'Fish & seafood'],
  54,
  {
    ...FROZEN,
    tint: 'fish',
    brands: ['Nordfang', 'Mare Blu', 'Gastro Plus'],
    allergens: 'D',
    nutrients: 'whitefish',
    countries: ['NO', 'VN', 'CN', 'EC'],
    organic: 0,
    use: ['Einzeln entnehmbar, glasiert.', 'Individually frozen, glazed.'],
  },
  [
    kind('Seelachsfilet o. Haut', 'Saithe fillet, skinless', 6.9, 'Btl1kg/10 Ktn5kg', 'white-fillet', {
      marks: ['Msc'],
      countries: ['NO', 'DE'],
    }),
    kind('Pangasiusfilet', 'Pangasius fillet', 4.9, 'Btl1kg/10 Ktn5kg', 'white-fillet', {
      marks: ['Asc'],
      countries: ['VN'],
    }),
    kind(
      'Schollenfilet paniert 150 g',
      'Breaded plaice fillet 150 g',
      8.9,
      'Ktn5kg Ktn30x150g',
      'white-fillet',
      { allergens: 'AD', countries: ['DK', 'NL'], nutrients: 'breaded' },
    ),
    kind(
      'Lachsfilet Portion 160 g m. Haut',
      'Salmon fillet portion 160 g, skin on',
      18.9,
      'Ktn5kg Ktn30x160g',
      'salmon-fillet',
      { marks: ['Asc'], countries: ['NO', 'CL'], nutrients: 'salmon' },
    ),
    kind('Garnelen 16/20 roh o. Kopf', 'Prawns 16/20, raw, headless', 17.9, 'Btl1kg/10', 'shrimp', {
      allergens: 'B',
      marks: ['Asc'],
      countries: ['EC', 'VN'],
      nutrients: 'shrimp',
    }),
    kind('Garnelen 8/12 roh m. Schale', 'Prawns 8/12, raw, shell on', 21.9, 'Pkg1kg/10', 'shrimp', {
      allergens: 'B',
      countries: ['EC', 'BD'],
      nutrients: 'shrimp',
    }),
    kind('Calamari-Ringe paniert', 'Breaded squid rings', 8.4, 'Btl1kg/10 Ktn5kg', 'squid', {
      allergens: 'AR/CG',
      nutrients: 'breaded',
    }),
    kind('Baby-Calamari geputzt', 'Baby squid, cleaned', 10.9, 'Btl1kg/10', 'squid', {
      allergens: 'R',
      nutrients: 'shrimp',
      countries: ['IN', 'CN'],
    }),
    kind('Meeresfrüchte-Mix', 'Seafood mix', 7.9, 'Btl1kg/10', 'shrimp', {
      allergens: 'BR/D',
      nutrients: 'shrimp',
    }),
    kind('Fischstäbchen 30 g', 'Fish fingers 30 g', 5.9, 'Ktn6kg Btl1,5kg/5', 'white-fillet', {
      allergens: 'AD',
      marks: ['Msc'],
      nutrients: 'breaded',
    }),
    kind(
      'Zanderfilet m. Haut 140–200 g',
      'Pike-perch fillet, skin on, 140–200 g',
      13.9,
      'Ktn5kg Btl1kg/10',
      'white-fillet',
      { countries: ['RU', 'KZ'] },
    ),
  ],
);

const meat = shelf(
  '2202',
  ['Fleisch & Geflügel', 'Meat & poultry'],
  54,
  {
    ...FROZEN,
    tint: 'meat',
    origin: 'MEAT',
    nutrients: 'breaded',
    allergens: 'AC/G',
    organic: 0,
    countries: ['AT', 'AT', 'HU', 'BR'],
    use: ['Tiefgekühlt zubereiten.', 'Cook from frozen.'],
  },
  [
    kind(
      'Schweinsschnitzel paniert vorgebacken 160 g',
      'Breaded pork escalope, pre-fried, 160 g',
      7.9,
      'Ktn5kg Ktn30x160g',
      'pink-fillet',
    ),
    kind(
      'Hühnerschnitzel paniert 140 g',
      'Breaded chicken escalope 140 g',
      8.4,
      'Ktn5kg Btl1kg/8',
      'poultry-fillet',
    ),
    kind('Chicken Nuggets 20 g', 'Chicken nuggets 20 g', 6.9, 'Btl1kg/10 Btl2,5kg/4', 'poultry-leg', {
      allergens: 'A/CGL',
    }),
    kind('Cordon bleu Schwein 180 g', 'Pork cordon bleu 180 g', 8.6, 'Ktn5,4kg Ktn30x180g', 'pink-fillet', {
      allergens: 'ACG',
    }),
    kind('Burger Patties Rind 180 g', 'Beef burger patties 180 g', 10.9, 'Ktn5,4kg Ktn30x180g', 'hamburger', {
      allergens: '',
      marks: ['Gf', 'Lf'],
      nutrients: 'beef',
      countries: ['AT', 'DE'],
    }),
    kind(
      'Hühnerfilet ungewürzt einzeln entnehmbar',
      'Chicken fillet, plain, individually frozen',
      6.4,
      'Btl2kg/5 Ktn10kg',
      'poultry-fillet',
      { allergens: '', marks: ['Gf', 'Lf'], nutrients: 'chicken' },
    ),
    kind('Entenkeulen 250 g', 'Duck legs 250 g', 7.9, 'Ktn5kg', 'poultry-leg', {
      allergens: '',
      marks: ['Gf', 'Lf'],
      nutrients: 'duck',
      countries: ['HU'],
    }),
    kind('Chicken Wings gewürzt', 'Seasoned chicken wings', 5.9, 'Btl1kg/10 Btl2,5kg/4', 'poultry-leg', {
      allergens: '/M',
      marks: [],
      nutrients: 'chicken',
    }),
    kind('Faschierte Laibchen 90 g', 'Meat patties 90 g', 7.2, 'Ktn5,4kg Btl2,7kg/4', 'meat-on-bone', {
      allergens: 'ACM/G',
    }),
    kind('Kebapfleisch Huhn gebraten', 'Roast chicken kebab meat', 8.9, 'Btl1kg/10', 'stuffed-flatbread', {
      allergens: '/LM',
      nutrients: 'chicken',
    }),
  ],
);

const bakery = shelf(
  '2301',
  ['Gebäck & Teige', 'Bread, rolls & doughs'],
  45,
  {
    ...FROZEN,
    tint: 'bakery',
    vat: 'FOOD',
    brands: ['Backstube Ederer', 'Küchenstolz', 'Gastro Plus'],
    countries: ['AT', 'AT', 'DE'],
    allergens: 'A/CGHN',
    nutrients: 'bread',
    diet: 'VEGETARIAN',
    use: ['In wenigen Minuten fertig gebacken.', 'Baked off within minutes.'],
  },
  [
    kind('Laugenbreze vorgebacken 90 g', 'Pretzel, part-baked, 90 g', 4.6, 'Ktn60x90g', 'pretzel'),
    kind(
      'Kaisersemmel vorgebacken 60 g',
      'Kaiser roll, part-baked, 60 g',
      2.9,
      'Ktn80x60g Ktn120x60g',
      'bread',
      { vat: 'BASIC' },
    ),
    kind('Buttercroissant 80 g', 'Butter croissant 80 g', 5.9, 'Ktn60x80g', 'croissant', {
      allergens: 'AG/CHN',
      nutrients: 'croissant',
    }),
    kind('Baguette hell 280 g', 'White baguette 280 g', 3.1, 'Ktn25x280g', 'baguette-bread', {
      vat: 'BASIC',
    }),
    kind('Ciabatta 300 g', 'Ciabatta 300 g', 3.6, 'Ktn20x300g', 'baguette-bread', { vat: 'BASIC' }),
    kind('Kornspitz 70 g', 'Mixed grain rolls 70 g', 3.7, 'Ktn70x70g', 'baguette-bread', { vat: 'BASIC' }),
    kind('Mini-Plunder gemischt 40 g', 'Mini Danish pastries, mixed, 40 g', 7.4, 'Ktn100x40g', 'croissant', {
      allergens: 'ACGH',
      nutrients: 'croissant',
    }),
    kind('Nuss-Schnecke 110 g', 'Nut swirl 110 g', 6.9, 'Ktn48x110g', 'croissant', {
      allergens: 'ACGH',
      nutrients: 'croissant',
    }),
    kind('Topfengolatsche 100 g', 'Curd cheese Danish 100 g', 6.6, 'Ktn50x100g', 'croissant', {
      allergens: 'ACG',
      nutrients: 'croissant',
    }),
    kind('Pizzateig Kugel 270 g', 'Pizza dough ball 270 g', 2.9, 'Ktn40x270g', 'pizza', { diet: 'VEGAN' }),
    kind('Blätterteigplatten', 'Puff pastry sheets', 3.4, 'Ktn10kg', 'strudel', {
      diet: 'VEGAN',
      nutrients: 'croissant',
    }),
    kind('Burger Buns m. Sesam 75 g', 'Burger buns with sesame 75 g', 3.9, 'Ktn48x75g', 'hamburger', {
      allergens: 'AN/CG',
    }),
    kind('Knoblauchbaguette 175 g', 'Garlic baguette 175 g', 4.2, 'Ktn40x175g', 'baguette-bread', {
      allergens: 'AG',
    }),
  ],
);

const desserts = shelf(
  '2302',
  ['Mehlspeisen & Knödel', 'Desserts & dumplings'],
  54,
  {
    ...FROZEN,
    tint: 'bakery',
    brands: ['Küchenstolz', 'Mehlspeisküche Anna', 'Gastro Plus'],
    countries: ['AT'],
    allergens: 'ACG/H',
    nutrients: 'cake',
    diet: 'VEGETARIAN',
    use: ['Aufgetaut oder erwärmt servieren.', 'Serve thawed or warmed.'],
  },
  [
    kind('Apfelstrudel gezogen', 'Apple strudel, hand-pulled', 5.2, 'Stk1,8kg/4 Ktn12x150g', 'strudel', {
      allergens: 'A/GH',
      nutrients: 'strudel',
    }),
    kind('Topfenstrudel', 'Curd cheese strudel', 5.9, 'Stk1,8kg/4 Ktn12x150g', 'strudel', {
      nutrients: 'strudel',
    }),
    kind('Kaiserschmarren', 'Torn pancake', 5.4, 'Btl2,5kg/4 Btl1kg/8', 'pancakes'),
    kind('Marillenknödel Topfenteig 80 g', 'Apricot dumplings, curd dough, 80 g', 5.8, 'Ktn60x80g', 'peach', {
      nutrients: 'dumpling',
    }),
    kind('Germknödel m. Powidl 180 g', 'Yeast dumplings with plum jam 180 g', 4.4, 'Ktn24x180g', 'dumpling', {
      nutrients: 'dumpling',
      allergens: 'A/CG',
    }),
    kind('Semmelknödel 110 g', 'Bread dumplings 110 g', 3.9, 'Ktn45x110g Btl2,5kg/4', 'dumpling', {
      nutrients: 'dumpling',
    }),
    kind('Spinatknödel 90 g', 'Spinach dumplings 90 g', 4.8, 'Ktn55x90g', 'dumpling', {
      nutrients: 'dumpling',
    }),
    kind('Palatschinken ungefüllt 60 g', 'Pancakes, unfilled, 60 g', 4.2, 'Ktn60x60g', 'pancakes'),
    kind(
      'Sachertorte 12 Stück vorgeschnitten',
      'Sacher-style cake, 12 slices',
      9.9,
      'Stk1,6kg/4',
      'shortcake',
    ),
    kind('Topfen-Sahnetorte 12 Stück', 'Curd cream cake, 12 slices', 8.4, 'Stk1,8kg/4', 'shortcake'),
    kind('Cremeschnitte 120 g', 'Custard slice 120 g', 7.9, 'Ktn24x120g', 'shortcake'),
    kind('Mousse au Chocolat', 'Chocolate mousse', 9.2, 'Ktn24x80g Kübel2kg', 'custard'),
    kind('Waffeln rund 90 g', 'Round waffles 90 g', 5.6, 'Ktn48x90g', 'waffle'),
  ],
);

const ice = shelf(
  '2303',
  ['Eis & Eiswürfel', 'Ice cream & ice'],
  41,
  {
    ...FROZEN,
    brands: ['Gelatino', 'Eismanufaktur Zell'],
    countries: ['AT'],
    allergens: 'G/ACH',
    nutrients: 'icecream',
    diet: 'VEGETARIAN',
    organic: 0.1,
    use: ['Portionierbar direkt aus der Tiefkühlung.', 'Scoops straight from the freezer.'],
  },
  [
    kind('Speiseeis', 'Ice cream', 5.4, 'Kübel5l Ta2,5l/2', 'ice-cream', {
      variants: [
        variant('Vanille', 'vanilla'),
        variant('Schokolade', 'chocolate'),
        variant('Erdbeere', 'strawberry'),
        variant('Haselnuss', 'hazelnut', 1.12),
        variant('Pistazie', 'pistachio', 1.3),
      ],
    }),
    kind('Sorbet', 'Sorbet', 6.2, 'Ta2,5l/2', 'ice-cream', {
      allergens: '/G',
      diet: 'VEGAN',
      nutrients: 'sorbet',
      variants: [
        variant('Zitrone', 'lemon'),
        variant('Himbeere', 'raspberry', 1.08),
        variant('Mango', 'mango', 1.08),
        variant('Marille', 'apricot', 1.05),
      ],
    }),
    kind('Eiskaffee-Mix für Softeis', 'Iced coffee soft-serve mix', 3.4, 'Pkg1l/12', 'soft-ice-cream', {
      keep: 'FROZEN',
      allergens: 'G',
    }),
    kind(
      'Stieleis Vanille-Schoko 100 ml',
      'Ice lolly, vanilla and chocolate, 100 ml',
      0.69,
      'Ktn30Stk',
      'soft-ice-cream',
      { isRetail: true, nutrients: undefined },
    ),
    kind('Eiswürfel', 'Ice cubes', 0.75, 'Sack5kg/2 Sack2kg/6', 'ice', {
      allergens: '',
      diet: undefined,
      nutrients: undefined,
      organic: 0,
      use: ['Aus Trinkwasser.', 'Made from drinking water.'],
    }),
    kind('Crushed Ice', 'Crushed ice', 0.8, 'Sack5kg/2', 'ice', {
      allergens: '',
      diet: undefined,
      nutrients: undefined,
      organic: 0,
      use: ['Aus Trinkwasser.', 'Made from drinking water.'],
    }),
  ],
);

const ready = shelf(
  '2401',
  ['Suppen, Snacks & Veggie', 'Soups, snacks & veggie'],
  47,
  {
    ...FROZEN,
    nutrients: 'readymeal',
    allergens: 'A/CGLM',
    brands: ['Küchenstolz', 'Grünwerk', 'Gastro Plus'],
    use: ['Schnell zubereitet für Tagesgericht und Snack.', 'Quick to prepare as dish of the day or snack.'],
  },
  [
    kind('Gemüselaibchen 85 g', 'Vegetable patties 85 g', 5.9, 'Ktn60x85g Btl2,5kg/4', 'falafel', {
      diet: 'VEGETARIAN',
      allergens: 'AC/GL',
    }),
    kind('Falafel 20 g', 'Falafel 20 g', 5.4, 'Btl1kg/10 Btl2,5kg/4', 'falafel', {
      diet: 'VEGAN',
      allergens: '/AN',
      marks: ['Lf'],
    }),
    kind(
      'Burger Patty Erbsenprotein 113 g',
      'Pea protein burger patty 113 g',
      11.9,
      'Ktn40x113g',
      'hamburger',
      { diet: 'VEGAN', allergens: 'F/A', marks: ['Lf'], brands: ['Grünwerk', 'Küchenstolz'] },
    ),
    kind('Frühlingsrollen Gemüse 60 g', 'Vegetable spring rolls 60 g', 5.2, 'Ktn50x60g', 'strudel', {
      diet: 'VEGAN',
      allergens: 'AF/N',
    }),
    kind('Pizza Margherita 400 g', 'Pizza Margherita 400 g', 4.9, 'Ktn10x400g', 'pizza', {
      diet: 'VEGETARIAN',
      allergens: 'AG',
      nutrients: 'pizza',
    }),
    kind('Flammkuchen Elsässer Art 300 g', 'Tarte flambée with bacon 300 g', 6.9, 'Ktn12x300g', 'pizza', {
      allergens: 'AG',
      nutrients: 'pizza',
    }),
    kind('Leberknödel 80 g', 'Liver dumplings 80 g', 5.1, 'Ktn60x80g', 'dumpling', { allergens: 'AC/GLM' }),
    kind('Frittaten geschnitten', 'Shredded pancake for soup', 5.9, 'Btl1kg/8', 'pancakes', {
      diet: 'VEGETARIAN',
      allergens: 'ACG',
    }),
    kind('Gulaschsuppe', 'Goulash soup', 5.4, 'Btl2,5kg/4', 'pot-of-food', { allergens: 'A/LM' }),
    kind('Kürbiscremesuppe', 'Cream of pumpkin soup', 4.2, 'Btl2,5kg/4', 'pot-of-food', {
      diet: 'VEGETARIAN',
      allergens: 'G/L',
    }),
    kind('Zwiebelringe im Backteig', 'Battered onion rings', 4.6, 'Btl1kg/10', 'onion', {
      diet: 'VEGAN',
      allergens: 'A',
    }),
    kind('Mozzarella-Sticks 25 g', 'Mozzarella sticks 25 g', 8.6, 'Btl1kg/8', 'cheese-wedge', {
      diet: 'VEGETARIAN',
      allergens: 'AG/C',
    }),
    kind('Gemüsecurry', 'Vegetable curry', 4.9, 'Btl2,5kg/4', 'curry-rice', {
      diet: 'VEGAN',
      allergens: '/L',
      marks: ['Gf', 'Lf'],
    }),
  ],
);

const berries = shelf(
  '2103',
  ['Obst & Beeren', 'Fruit & berries'],
  35,
  {
    ...FROZEN,
    tint: 'fruit',
    nutrients: 'fruit',
    countries: ['PL', 'RS', 'AT'],
    use: ['Für Mehlspeisen, Röster und Cocktails.', 'For desserts, compotes and cocktails.'],
  },
  [
    kind('Himbeeren ganz', 'Whole raspberries', 6.4, 'Btl2,5kg/4 Btl1kg/6', 'strawberry'),
    kind('Erdbeeren ganz', 'Whole strawberries', 3.4, 'Btl2,5kg/4', 'strawberry'),
    kind('Heidelbeeren', 'Blueberries', 4.9, 'Btl2,5kg/4 Btl1kg/6', 'blueberries'),
    kind('Waldbeeren-Mix', 'Forest berry mix', 4.6, 'Btl2,5kg/4', 'blueberries'),
    kind('Marillenhälften', 'Apricot halves', 4.1, 'Btl2,5kg/4', 'peach'),
    kind('Zwetschken halbiert', 'Plum halves', 3.2, 'Btl2,5kg/4', 'plum'),
    kind('Weichseln entsteint', 'Sour cherries, pitted', 3.9, 'Btl2,5kg/4', 'cherries'),
    kind('Mangowürfel', 'Mango cubes', 5.2, 'Btl1kg/6', 'mango', { countries: ['PE', 'IN'] }),
  ],
);

/** Tiefkühl. */
export const frozenShelves = [vegetables, potato, berries, fish, meat, bakery, desserts, ice, ready];
