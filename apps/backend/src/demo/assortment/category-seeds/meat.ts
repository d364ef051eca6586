import { kind, shelf, variant } from '../shelf';
import type { ProductTraits } from '../product-traits';

const MEAT: Partial<ProductTraits> = {
  tint: 'meat',
  keep: 'FRESH',
  brands: ['', 'Steirerhof', 'Alpenvieh'],
  countries: ['AT', 'AT', 'AT', 'DE'],
  origin: 'MEAT',
  organic: 0.12,
  marks: ['Ama'],
  storage: ['Bei 0 bis +2 °C lagern.', 'Keep at 0 to +2 °C.'],
  closesAt: '13:00',
};

const beef = shelf(
  '1101',
  ['Rind', 'Beef'],
  72,
  {
    ...MEAT,
    nutrients: 'beef',
    use: ['Gut abgehangen, sauber zugeputzt.', 'Well hung and neatly trimmed.'],
  },
  [
    kind('Rindsschulter o. Kn.', 'Beef shoulder, boneless', 11.4, '~4,5kg/2 ~9kg', 'cut-of-meat'),
    kind('Tafelspitz', 'Beef top rump', 16.9, '~1,8kg/4 ~3,6kg/2', 'cut-of-meat'),
    kind('Beiried o. Kn.', 'Beef strip loin, boneless', 26.9, '~3,5kg/2 ~5kg', 'cut-of-meat', {
      variants: [variant('', ''), variant('Dry Aged', 'dry aged', 1.35)],
    }),
    kind('Rindslungenbraten', 'Beef tenderloin', 42.9, '~1,8kg/4 ~2,2kg/4', 'cut-of-meat', {
      countries: ['AT', 'AT', 'UY', 'IE'],
      marks: [],
    }),
    kind(
      'Rindsgulasch geschnitten 4 × 4 cm',
      'Beef goulash, diced 4 × 4 cm',
      12.9,
      'Btl2,5kg/4 Btl5kg/2',
      'cut-of-meat',
    ),
    kind(
      'Rindsschnitzelfleisch Kaiserteil',
      'Beef topside for escalopes',
      15.4,
      '~5kg/2 ~2,5kg/4',
      'cut-of-meat',
    ),
    kind('Rindsfaschiertes', 'Minced beef', 9.8, 'Btl1kg/8 Btl2,5kg/4', 'cut-of-meat'),
    kind('Rostbraten o. Deckel', 'Beef rib roast, trimmed', 24.9, '~3kg/2 ~4,2kg/2', 'cut-of-meat'),
    kind('Rindsbackerl', 'Beef cheeks', 13.9, '~2kg/5', 'cut-of-meat'),
    kind('Beinfleisch m. Kn.', 'Beef shank, bone in', 8.9, '~4kg/3', 'meat-on-bone'),
    kind('Ochsenschlepp geschnitten', 'Oxtail, sliced', 9.6, '~2kg/5', 'meat-on-bone'),
    kind('Suppenknochen Rind', 'Beef soup bones', 1.95, 'Btl5kg/4 Ktn10kg', 'meat-on-bone', { marks: [] }),
  ],
);

const veal = shelf(
  '1102',
  ['Kalb', 'Veal'],
  20,
  {
    ...MEAT,
    nutrients: 'veal',
    organic: 0.06,
    brands: ['', 'Steirerhof'],
    use: ['Zartes Milchkalb.', 'Tender milk-fed veal.'],
  },
  [
    kind(
      'Kalbsschnitzelfleisch Kaiserteil',
      'Veal topside for escalopes',
      26.9,
      '~2,5kg/4 ~4kg/2',
      'cut-of-meat',
    ),
    kind('Kalbsschnitzel geschnitten 160 g', 'Veal escalope, cut, 160 g', 31.5, 'Pkg1,6kg/5', 'cut-of-meat'),
    kind('Kalbsschulter o. Kn.', 'Veal shoulder, boneless', 17.9, '~3,5kg/3', 'cut-of-meat'),
    kind('Kalbsvögerl', 'Veal shank, boneless', 18.9, '~1,2kg/8', 'cut-of-meat'),
    kind('Kalbsrücken m. Kn.', 'Veal loin, bone in', 29.9, '~6kg', 'meat-on-bone'),
    kind('Kalbsstelze m. Kn.', 'Veal shank, bone in', 12.9, '~2kg/4', 'meat-on-bone'),
    kind('Kalbsleber', 'Calf’s liver', 17.5, '~2,5kg/3', 'cut-game'),
    kind('Kalbsfond-Knochen gehackt', 'Veal bones, chopped', 2.6, 'Ktn10kg', 'meat-on-bone', { marks: [] }),
  ],
);

const pork = shelf(
  '1103',
  ['Schwein', 'Pork'],
  64,
  { ...MEAT, nutrients: 'pork', use: ['Aus heimischer Zerlegung.', 'Cut in Austria.'] },
  [
    kind('Schweinsschopf o. Kn.', 'Pork neck, boneless', 7.2, '~2,5kg/4 ~5kg/2', 'cut-of-meat'),
    kind('Schweinskarree o. Kn.', 'Pork loin, boneless', 7.9, '~4kg/3 ~5kg/2', 'cut-of-meat'),
    kind(
      'Schweinsschnitzel geschnitten 150 g',
      'Pork escalope, cut, 150 g',
      9.4,
      'Pkg3kg/4 Pkg1,5kg/6',
      'cut-of-meat',
    ),
    kind('Schweinslungenbraten', 'Pork tenderloin', 11.9, '~0,5kg/10 ~1,5kg/4', 'cut-of-meat'),
    kind('Schweinsbauch m. Schwarte', 'Pork belly, skin on', 6.4, '~3kg/4 ~5kg/2', 'bacon'),
    kind('Spareribs roh', 'Spare ribs, raw', 7.5, 'Btl2,5kg/4 Ktn10kg', 'meat-on-bone'),
    kind('Schweinsstelze hinten', 'Pork knuckle, hind', 4.9, '~1,2kg/8', 'meat-on-bone'),
    kind(
      'Schweinsgulasch geschnitten 3 × 3 cm',
      'Pork goulash, diced 3 × 3 cm',
      7.6,
      'Btl2,5kg/4 Btl5kg/2',
      'cut-of-meat',
    ),
    kind(
      'Faschiertes gemischt Rind/Schwein',
      'Minced beef and pork',
      7.9,
      'Btl1kg/8 Btl2,5kg/4',
      'cut-of-meat',
    ),
    kind('Schweinsschulter o. Schwarte', 'Pork shoulder, rindless', 5.9, '~4,5kg/2', 'cut-of-meat'),
    kind('Bratenfleisch Schwein gerollt', 'Rolled pork roast', 8.4, '~2,5kg/4', 'cut-of-meat'),
  ],
);

const poultry = shelf(
  '1104',
  ['Geflügel', 'Poultry'],
  47,
  {
    ...MEAT,
    nutrients: 'chicken',
    brands: ['', 'Landgeflügel Auer', 'Steirerhof'],
    countries: ['AT', 'AT', 'HU', 'DE'],
    organic: 0.15,
    use: ['Küchenfertig.', 'Ready to cook.'],
  },
  [
    kind(
      'Hühnerbrustfilet o. Haut',
      'Chicken breast fillet, skinless',
      8.6,
      'Ta2,5kg/4 Ta5kg/2',
      'poultry-fillet',
    ),
    kind('Hühnerkeulen ungewürzt', 'Chicken legs, plain', 4.4, 'Ta2,5kg/4 Ktn10kg', 'poultry-leg'),
    kind('Hühnerkeulenfleisch o. Haut', 'Chicken thigh meat, skinless', 7.6, 'Ta2,5kg/4', 'poultry-fillet'),
    kind('Brathuhn bratfertig 1,2 kg', 'Roasting chicken, 1.2 kg', 4.9, '~1,2kg/10', 'poultry'),
    kind('Hühnerflügerl', 'Chicken wings', 3.6, 'Ta2,5kg/4 Ktn10kg', 'poultry-leg'),
    kind('Backhendl zerteilt', 'Chicken pieces for frying', 6.2, 'Ta2,5kg/4', 'poultry-leg'),
    kind('Putenbrust o. Haut', 'Turkey breast, skinless', 9.4, '~2,5kg/4 ~4kg/2', 'poultry-fillet', {
      nutrients: 'turkey',
    }),
    kind(
      'Putenschnitzel geschnitten 140 g',
      'Turkey escalope, cut, 140 g',
      10.9,
      'Pkg2,8kg/4',
      'poultry-fillet',
      { nutrients: 'turkey' },
    ),
    kind('Entenbrust weiblich m. Haut', 'Duck breast, skin on', 17.9, '~0,4kg/10', 'poultry-fillet', {
      nutrients: 'duck',
      marks: [],
      countries: ['HU', 'AT', 'FR'],
    }),
    kind('Bauernente bratfertig', 'Farm duck, oven ready', 8.2, '~2,4kg/5', 'poultry', {
      nutrients: 'duck',
      marks: [],
      countries: ['HU', 'AT'],
    }),
    kind('Weidegans bratfertig', 'Free-range goose, oven ready', 13.9, '~4,2kg/2', 'poultry', {
      nutrients: 'duck',
      organic: 0,
      brands: [''],
    }),
  ],
);

const game = shelf(
  '1105',
  ['Lamm & Wild', 'Lamb & game'],
  20,
  {
    ...MEAT,
    marks: [],
    brands: ['', 'Waldviertler Wildbret'],
    nutrients: 'game',
    organic: 0,
    use: ['Aus heimischen Revieren.', 'From Austrian hunting grounds.'],
  },
  [
    kind('Hirschragout geschnitten', 'Venison ragout, diced', 13.9, 'Btl1kg/10 Btl2,5kg/4', 'cut-game'),
    kind('Hirschrücken ausgelöst', 'Saddle of venison, boned', 34.9, '~1,5kg/4', 'cut-game'),
    kind('Hirschkeule o. Kn.', 'Haunch of venison, boneless', 21.5, '~3kg/2', 'cut-game'),
    kind('Rehrücken m. Kn.', 'Saddle of roe deer, bone in', 38.9, '~2,2kg/3', 'meat-on-bone'),
    kind('Rehschulter o. Kn.', 'Roe deer shoulder, boneless', 19.9, '~1,2kg/5', 'cut-game'),
    kind('Wildschweinkeule o. Kn.', 'Wild boar haunch, boneless', 15.9, '~2,5kg/3', 'cut-game'),
    kind('Lammkrone French Racks', 'Rack of lamb, French trimmed', 27.9, '~0,5kg/12', 'meat-on-bone', {
      nutrients: 'lamb',
      countries: ['NZ', 'AT', 'IE'],
      use: ['Sauber geputzte Knochen.', 'Cleanly frenched bones.'],
    }),
    kind('Lammkeule o. Kn.', 'Leg of lamb, boneless', 16.9, '~1,8kg/5', 'cut-of-meat', {
      nutrients: 'lamb',
      countries: ['NZ', 'AT'],
      use: ['Zum Braten im Ganzen.', 'For roasting whole.'],
    }),
    kind('Lammstelze hinten', 'Lamb shank, hind', 12.4, '~0,4kg/12', 'meat-on-bone', {
      nutrients: 'lamb',
      countries: ['NZ', 'IE'],
      use: ['Zum Schmoren.', 'For braising.'],
    }),
  ],
);

/** Fleisch & Geflügel. */
export const meatShelves = [beef, veal, pork, poultry, game];
