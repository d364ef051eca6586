import { kind, shelf, variant } from '../shelf';
import type { ProductKind, ProductTraits, WineFacts, Words } from '../product-traits';

/** "{Y-1}" stands for last year: vintages move on with the calendar. */
const YOUNG = [variant('{Y-1}', '{Y-1}'), variant('{Y-2}', '{Y-2}', 1.04)];
const MATURE = [variant('{Y-3}', '{Y-3}'), variant('{Y-4}', '{Y-4}', 1.08)];

const WINE: Partial<ProductTraits> = {
  tint: 'wine',
  keep: 'AMBIENT',
  vat: 'STANDARD',
  allergens: 'O',
  variants: YOUNG,
  organic: 0.18,
  isRetail: true,
  storage: ['Liegend bei 12 bis 14 °C lagern.', 'Store lying down at 12 to 14 °C.'],
};

const WHITE: Words = ['Weißwein', 'White wine'];
const RED: Words = ['Rotwein', 'Red wine'];
const ROSE: Words = ['Roséwein', 'Rosé wine'];
const SPARKLING: Words = ['Schaumwein', 'Sparkling wine'];
const WHITE_GLASS: Words = ['Weißweinglas', 'White wine glass'];
const RED_GLASS: Words = ['Bordeauxglas', 'Bordeaux glass'];
const FLUTE: Words = ['Sektflöte', 'Sparkling wine flute'];

const FRESH_WHITE: Partial<WineFacts> = {
  category: WHITE,
  glass: WHITE_GLASS,
  character: ['frisch, trocken, fruchtig', 'fresh, dry, fruity'],
  meal: [
    'Wiener Schnitzel, Süßwasserfisch, leichte Vorspeisen',
    'Wiener schnitzel, freshwater fish, light starters',
  ],
  sugar: '2,1 g/l',
  acidity: '5,9 g/l',
  keeps: 4,
};
const RICH_WHITE: Partial<WineFacts> = {
  ...FRESH_WHITE,
  character: ['kräftig, trocken, mineralisch', 'full-bodied, dry, mineral'],
  meal: ['Tafelspitz, Kalb, gereifter Käse', 'Boiled beef, veal, mature cheese'],
  keeps: 8,
};
const SOFT_RED: Partial<WineFacts> = {
  category: RED,
  glass: RED_GLASS,
  character: ['samtig, trocken, beerig', 'velvety, dry, berry fruit'],
  meal: ['Rindsbraten, Wild, Pasta', 'Roast beef, game, pasta'],
  sugar: '1,6 g/l',
  acidity: '5,1 g/l',
  keeps: 7,
};
const BIG_RED: Partial<WineFacts> = {
  ...SOFT_RED,
  character: ['dicht, trocken, würzig', 'dense, dry, spicy'],
  meal: ['Steak, Hirsch, kräftige Schmorgerichte', 'Steak, venison, hearty braises'],
  keeps: 12,
};

const NOTHING: WineFacts = {
  category: WHITE,
  country: 'AT',
  region: '',
  appellation: '',
  grape: '',
  character: ['', ''],
  meal: ['', ''],
  glass: WHITE_GLASS,
  sugar: '',
  acidity: '',
  isCuvee: false,
  keeps: 3,
};

interface Place {
  readonly country: string;
  readonly region: string;
  readonly appellation: string;
}
const place = (country: string, region: string, appellation: string): Place => ({
  country,
  region,
  appellation,
});

const WEINVIERTEL = place('AT', 'Weinviertel', 'Weinviertel DAC');
const KAMPTAL = place('AT', 'Kamptal', 'Kamptal DAC');
const KREMSTAL = place('AT', 'Kremstal', 'Kremstal DAC');
const WACHAU = place('AT', 'Wachau', 'Wachau DAC');
const SUEDSTEIERMARK = place('AT', 'Südsteiermark', 'Südsteiermark DAC');
const BURGENLAND = place('AT', 'Burgenland', 'Burgenland');
const MITTELBURGENLAND = place('AT', 'Mittelburgenland', 'Mittelburgenland DAC');
const CARNUNTUM = place('AT', 'Carnuntum', 'Carnuntum DAC');

const wine = (
  name: string,
  en: string,
  price: number,
  grape: string,
  at: Place,
  style: Partial<WineFacts>,
  producers: readonly string[],
  own: Partial<ProductTraits> = {},
): ProductKind => {
  const facts: WineFacts = { ...NOTHING, ...style, ...at, grape };
  const drawing =
    facts.category === RED
      ? 'red-wine'
      : facts.category === ROSE
        ? 'rose-wine'
        : facts.category === SPARKLING
          ? 'clinking-glasses'
          : 'white-wine';
  return kind(name, en, price / 0.75, 'Fl0,75l/6', drawing, {
    brands: producers,
    countries: [at.country],
    wine: facts,
    ...own,
  });
};

const NORTH = ['Weingut Auhofer', 'Winzerhof Kögl', 'Weingut Lössberg'];
const SOUTH = ['Weingut Sulmberg', 'Weinhof Reiterer'];
const EAST = ['Weingut Seewinkler', 'Domäne Goldberg'];

const austrianWhite = shelf(
  '5101',
  ['Österreich weiß', 'Austrian white'],
  53,
  { ...WINE, alcohol: 12.5, use: ['Gut gekühlt bei 8 bis 10 °C servieren.', 'Serve chilled at 8 to 10 °C.'] },
  [
    wine(
      'Grüner Veltliner Weinviertel DAC',
      'Grüner Veltliner Weinviertel DAC',
      5.4,
      'Grüner Veltliner',
      WEINVIERTEL,
      FRESH_WHITE,
      NORTH,
    ),
    wine(
      'Grüner Veltliner Kamptal DAC',
      'Grüner Veltliner Kamptal DAC',
      6.2,
      'Grüner Veltliner',
      KAMPTAL,
      FRESH_WHITE,
      NORTH,
    ),
    wine(
      'Grüner Veltliner Ried Steinleiten Kamptal DAC Reserve',
      'Grüner Veltliner Ried Steinleiten Kamptal DAC Reserve',
      13.9,
      'Grüner Veltliner',
      KAMPTAL,
      RICH_WHITE,
      ['Weingut Lössberg'],
      { alcohol: 13.5, variants: MATURE },
    ),
    wine(
      'Grüner Veltliner Federspiel Wachau DAC',
      'Grüner Veltliner Federspiel Wachau DAC',
      8.9,
      'Grüner Veltliner',
      WACHAU,
      FRESH_WHITE,
      ['Weingut Terrassenhof', 'Winzerhof Kögl'],
    ),
    wine(
      'Riesling Federspiel Wachau DAC',
      'Riesling Federspiel Wachau DAC',
      9.4,
      'Riesling',
      WACHAU,
      FRESH_WHITE,
      ['Weingut Terrassenhof'],
    ),
    wine('Riesling Kremstal DAC', 'Riesling Kremstal DAC', 8.4, 'Riesling', KREMSTAL, RICH_WHITE, NORTH, {
      alcohol: 13,
    }),
    wine(
      'Gemischter Satz ab Hof',
      'Field blend, from the grower',
      5.9,
      'Gemischter Satz',
      WEINVIERTEL,
      { ...FRESH_WHITE, isCuvee: true },
      ['Weinhof Pichl'],
      { vat: 'PRODUCER', alcohol: 12 },
    ),
    wine(
      'Welschriesling Südsteiermark DAC',
      'Welschriesling Südsteiermark DAC',
      5.9,
      'Welschriesling',
      SUEDSTEIERMARK,
      FRESH_WHITE,
      SOUTH,
      { alcohol: 11.5 },
    ),
    wine(
      'Sauvignon Blanc Südsteiermark DAC',
      'Sauvignon Blanc Südsteiermark DAC',
      9.8,
      'Sauvignon Blanc',
      SUEDSTEIERMARK,
      FRESH_WHITE,
      SOUTH,
    ),
    wine(
      'Morillon Südsteiermark DAC',
      'Morillon (Chardonnay) Südsteiermark DAC',
      10.4,
      'Chardonnay',
      SUEDSTEIERMARK,
      RICH_WHITE,
      SOUTH,
      { alcohol: 13 },
    ),
    wine(
      'Gelber Muskateller Südsteiermark DAC',
      'Yellow Muscat Südsteiermark DAC',
      8.9,
      'Gelber Muskateller',
      SUEDSTEIERMARK,
      FRESH_WHITE,
      SOUTH,
      { alcohol: 11.5 },
    ),
    wine(
      'Weißburgunder Leithaberg',
      'Pinot Blanc Leithaberg',
      7.9,
      'Weißburgunder',
      BURGENLAND,
      RICH_WHITE,
      EAST,
      { alcohol: 13 },
    ),
  ],
);

const foreignWhite = shelf(
  '5102',
  ['International weiß', 'International white'],
  18,
  { ...WINE, alcohol: 12.5, use: ['Gut gekühlt bei 8 bis 10 °C servieren.', 'Serve chilled at 8 to 10 °C.'] },
  [
    wine(
      'Pinot Grigio delle Venezie DOC',
      'Pinot Grigio delle Venezie DOC',
      5.2,
      'Pinot Grigio',
      place('IT', 'Venetien', 'Delle Venezie DOC'),
      FRESH_WHITE,
      ['Cantina Torri', 'Casa Lucia'],
      { alcohol: 12 },
    ),
    wine(
      'Lugana DOC',
      'Lugana DOC',
      9.4,
      'Turbiana',
      place('IT', 'Lombardei', 'Lugana DOC'),
      FRESH_WHITE,
      ['Cantina Torri'],
      { alcohol: 13 },
    ),
    wine(
      'Chardonnay Alto Adige DOC',
      'Chardonnay Alto Adige DOC',
      9.9,
      'Chardonnay',
      place('IT', 'Südtirol', 'Alto Adige DOC'),
      RICH_WHITE,
      ['Kellerei Rebstock'],
      { alcohol: 13.5 },
    ),
    wine(
      'Riesling Mosel trocken',
      'Dry Riesling, Mosel',
      8.2,
      'Riesling',
      place('DE', 'Mosel', 'Mosel QbA'),
      FRESH_WHITE,
      ['Weingut Schieferhang'],
      { alcohol: 11.5 },
    ),
    wine(
      'Chablis AOC',
      'Chablis AOC',
      15.9,
      'Chardonnay',
      place('FR', 'Burgund', 'Chablis AOC'),
      RICH_WHITE,
      ['Domaine du Vallon'],
      { alcohol: 12.5, variants: MATURE },
    ),
    wine(
      'Sauvignon Blanc Marlborough',
      'Sauvignon Blanc Marlborough',
      9.6,
      'Sauvignon Blanc',
      place('NZ', 'Marlborough', 'Marlborough'),
      FRESH_WHITE,
      ['Silver Bay'],
      { alcohol: 13 },
    ),
    wine(
      'Verdejo Rueda DO',
      'Verdejo Rueda DO',
      6.4,
      'Verdejo',
      place('ES', 'Rueda', 'Rueda DO'),
      FRESH_WHITE,
      ['Bodegas Alba'],
      { alcohol: 13 },
    ),
  ],
);

const austrianRed = shelf(
  '5201',
  ['Österreich rot', 'Austrian red'],
  30,
  {
    ...WINE,
    alcohol: 13.5,
    variants: [variant('{Y-2}', '{Y-2}'), variant('{Y-3}', '{Y-3}', 1.05)],
    use: ['Bei 16 bis 18 °C servieren.', 'Serve at 16 to 18 °C.'],
  },
  [
    wine(
      'Zweigelt Burgenland',
      'Zweigelt Burgenland',
      5.9,
      'Zweigelt',
      BURGENLAND,
      SOFT_RED,
      [...EAST, 'Weinhof Pichl'],
      { alcohol: 13 },
    ),
    wine('Zweigelt Carnuntum DAC', 'Zweigelt Carnuntum DAC', 7.4, 'Zweigelt', CARNUNTUM, SOFT_RED, [
      'Weingut Spitzerberg',
    ]),
    wine(
      'Blaufränkisch Mittelburgenland DAC',
      'Blaufränkisch Mittelburgenland DAC',
      7.9,
      'Blaufränkisch',
      MITTELBURGENLAND,
      SOFT_RED,
      EAST,
    ),
    wine(
      'Blaufränkisch Ried Hochberg Mittelburgenland DAC Reserve',
      'Blaufränkisch Ried Hochberg Mittelburgenland DAC Reserve',
      17.9,
      'Blaufränkisch',
      MITTELBURGENLAND,
      BIG_RED,
      ['Domäne Goldberg'],
      { variants: MATURE, alcohol: 14 },
    ),
    wine('St. Laurent Burgenland', 'St. Laurent Burgenland', 9.4, 'St. Laurent', BURGENLAND, SOFT_RED, EAST, {
      alcohol: 13,
    }),
    wine('Pinot Noir Burgenland', 'Pinot Noir Burgenland', 11.9, 'Pinot Noir', BURGENLAND, SOFT_RED, EAST, {
      alcohol: 13,
    }),
    wine(
      'Cuvée Goldberg Rot',
      'Cuvée Goldberg red',
      14.9,
      'Zweigelt, Blaufränkisch, Merlot',
      BURGENLAND,
      { ...BIG_RED, isCuvee: true },
      ['Domäne Goldberg'],
      { variants: MATURE, alcohol: 14 },
    ),
    wine(
      'Blauer Portugieser ab Hof',
      'Blauer Portugieser, from the grower',
      5.2,
      'Blauer Portugieser',
      WEINVIERTEL,
      SOFT_RED,
      ['Weinhof Pichl'],
      { vat: 'PRODUCER', alcohol: 12.5 },
    ),
  ],
);

const foreignRed = shelf(
  '5202',
  ['International rot', 'International red'],
  25,
  {
    ...WINE,
    alcohol: 13.5,
    variants: [variant('{Y-2}', '{Y-2}'), variant('{Y-3}', '{Y-3}', 1.05)],
    use: ['Bei 16 bis 18 °C servieren.', 'Serve at 16 to 18 °C.'],
  },
  [
    wine(
      'Chianti Classico DOCG',
      'Chianti Classico DOCG',
      11.4,
      'Sangiovese',
      place('IT', 'Toskana', 'Chianti Classico DOCG'),
      SOFT_RED,
      ['Poggio Sereno', 'Cantina Torri'],
    ),
    wine(
      'Primitivo Puglia IGT',
      'Primitivo Puglia IGT',
      6.4,
      'Primitivo',
      place('IT', 'Apulien', 'Puglia IGT'),
      BIG_RED,
      ['Casa Lucia', 'Masseria Sole'],
      { alcohol: 14 },
    ),
    wine(
      'Montepulciano d’Abruzzo DOC',
      'Montepulciano d’Abruzzo DOC',
      5.9,
      'Montepulciano',
      place('IT', 'Abruzzen', 'Montepulciano d’Abruzzo DOC'),
      SOFT_RED,
      ['Cantina Torri'],
    ),
    wine(
      'Rioja Crianza DOCa',
      'Rioja Crianza DOCa',
      8.9,
      'Tempranillo',
      place('ES', 'Rioja', 'Rioja DOCa'),
      SOFT_RED,
      ['Bodegas Alba'],
      { variants: MATURE },
    ),
    wine(
      'Bordeaux Supérieur AOC',
      'Bordeaux Supérieur AOC',
      9.9,
      'Merlot, Cabernet Sauvignon',
      place('FR', 'Bordeaux', 'Bordeaux Supérieur AOC'),
      { ...BIG_RED, isCuvee: true },
      ['Château Bellecombe'],
      { variants: MATURE },
    ),
    wine(
      'Lagrein Alto Adige DOC',
      'Lagrein Alto Adige DOC',
      11.9,
      'Lagrein',
      place('IT', 'Südtirol', 'Alto Adige DOC'),
      BIG_RED,
      ['Kellerei Rebstock'],
      { alcohol: 13 },
    ),
    wine(
      'Malbec Mendoza',
      'Malbec Mendoza',
      8.4,
      'Malbec',
      place('AR', 'Mendoza', 'Mendoza'),
      BIG_RED,
      ['Viña Alta'],
      { alcohol: 14 },
    ),
  ],
);

const ROSE_STYLE: Partial<WineFacts> = {
  ...FRESH_WHITE,
  category: ROSE,
  character: ['frisch, trocken, nach roten Beeren', 'fresh, dry, red berries'],
};
const SPARKLING_STYLE: Partial<WineFacts> = {
  ...FRESH_WHITE,
  category: SPARKLING,
  glass: FLUTE,
  character: ['feinperlig, frisch', 'fine bubbles, fresh'],
  meal: ['Aperitif, Vorspeisen', 'Aperitif, starters'],
  sugar: '9,5 g/l',
};

const rose = shelf(
  '5301',
  ['Rosé', 'Rosé'],
  17,
  { ...WINE, alcohol: 12, use: ['Gut gekühlt bei 8 °C servieren.', 'Serve well chilled at 8 °C.'] },
  [
    wine('Rosé vom Zweigelt', 'Zweigelt rosé', 5.8, 'Zweigelt', BURGENLAND, ROSE_STYLE, [
      ...EAST,
      'Winzerhof Kögl',
    ]),
    wine(
      'Schilcher Klassik Weststeiermark DAC',
      'Schilcher Klassik Weststeiermark DAC',
      7.9,
      'Blauer Wildbacher',
      place('AT', 'Weststeiermark', 'Weststeiermark DAC'),
      ROSE_STYLE,
      ['Weinhof Reiterer', 'Weingut Sulmberg'],
      { alcohol: 11.5 },
    ),
    wine(
      'Côtes de Provence Rosé AOC',
      'Côtes de Provence rosé AOC',
      9.9,
      'Grenache, Cinsault',
      place('FR', 'Provence', 'Côtes de Provence AOC'),
      { ...ROSE_STYLE, isCuvee: true },
      ['Domaine du Vallon'],
      { alcohol: 12.5 },
    ),
    wine(
      'Rosato Veneto IGT',
      'Rosato Veneto IGT',
      5.2,
      'Corvina',
      place('IT', 'Venetien', 'Veneto IGT'),
      ROSE_STYLE,
      ['Cantina Torri'],
    ),
  ],
);

const sparkling = shelf(
  '5302',
  ['Sekt & Frizzante', 'Sparkling'],
  16,
  {
    ...WINE,
    alcohol: 11.5,
    variants: [],
    use: ['Gut gekühlt bei 6 bis 8 °C servieren.', 'Serve well chilled at 6 to 8 °C.'],
  },
  [
    wine(
      'Prosecco Spumante DOC Extra Dry',
      'Prosecco spumante DOC extra dry',
      6.9,
      'Glera',
      place('IT', 'Venetien', 'Prosecco DOC'),
      SPARKLING_STYLE,
      ['Cantina Torri', 'Casa Lucia'],
      { alcohol: 11 },
    ),
    wine(
      'Prosecco Frizzante DOC',
      'Prosecco frizzante DOC',
      5.4,
      'Glera',
      place('IT', 'Venetien', 'Prosecco DOC'),
      SPARKLING_STYLE,
      ['Cantina Torri', 'Casa Lucia'],
      { alcohol: 10.5 },
    ),
    wine(
      'Sekt Austria Brut',
      'Sekt Austria brut',
      9.4,
      'Welschriesling, Chardonnay',
      place('AT', 'Niederösterreich', 'Sekt Austria'),
      { ...SPARKLING_STYLE, isCuvee: true },
      ['Sektkellerei Perlhof', 'Weingut Auhofer'],
      { alcohol: 12 },
    ),
    wine(
      'Sekt Austria Rosé Brut',
      'Sekt Austria rosé brut',
      9.9,
      'Zweigelt',
      place('AT', 'Niederösterreich', 'Sekt Austria'),
      SPARKLING_STYLE,
      ['Sektkellerei Perlhof'],
      { alcohol: 12 },
    ),
    wine(
      'Champagne Brut AOC',
      'Champagne brut AOC',
      32.9,
      'Pinot Noir, Chardonnay, Meunier',
      place('FR', 'Champagne', 'Champagne AOC'),
      { ...SPARKLING_STYLE, isCuvee: true, keeps: 6 },
      ['Maison Delorme', 'Veuve Aubert'],
      { alcohol: 12 },
    ),
    wine(
      'Frizzante Muskateller',
      'Muscat frizzante',
      7.4,
      'Gelber Muskateller',
      SUEDSTEIERMARK,
      SPARKLING_STYLE,
      SOUTH,
    ),
    wine(
      'Cava Brut DO',
      'Cava brut DO',
      6.8,
      'Macabeo, Xarel·lo, Parellada',
      place('ES', 'Penedès', 'Cava DO'),
      { ...SPARKLING_STYLE, isCuvee: true },
      ['Bodegas Alba'],
    ),
  ],
);

/** Wein & Sekt. */
export const wineShelves = [austrianWhite, foreignWhite, austrianRed, foreignRed, rose, sparkling];
