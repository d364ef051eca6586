import type { ProductDetails } from '@gastroshop/api-contract';
import type { DetailsByLocale } from '../../db';
import { countryWords } from './countries';
import type { Draft } from './draft';
import { nutrientTables } from './nutrient-table';
import type { Words } from './product-traits';
import { vintageOf } from './names';

type Origin = ProductDetails['ingredientOrigins'][number];

/** What the details are written from. */
export interface DetailFacts {
  readonly draft: Draft;
  readonly seed: string;
  readonly year: number;
  readonly country: string;
  readonly region: string | undefined;
  readonly allergens: string | undefined;
  readonly packaging: ProductDetails['packaging'];
  readonly imagePath: string;
}

const STARS: readonly Words[] = [
  ['★★★', '★★★'],
  ['★★★★', '★★★★'],
];

const wineAttributes = (
  { draft, year, seed }: DetailFacts,
  language: 0 | 1,
): ProductDetails['wineAttributes'] => {
  const { wine } = draft.traits;
  if (wine === undefined) return undefined;
  const vintage = vintageOf(draft, year);
  const drinkFrom = Number(vintage ?? year);
  return {
    category: wine.category[language],
    ...(vintage !== undefined && { vintage }),
    country: countryWords(wine.country)[language],
    region: wine.region,
    winery: draft.brand,
    appellation: wine.appellation,
    typeOfGrape: wine.grape,
    character: wine.character[language],
    rating: STARS[seed.length % 2]?.[language] ?? '★★★',
    sensoricDescription: (
      [
        `${wine.grape}: ${wine.character[0]}, sortentypisch und ausgewogen.`,
        `${wine.grape}: ${wine.character[1]}, true to type and balanced.`,
      ] as const
    )[language],
    mealRecommendation: wine.meal[language],
    ...(wine.country === 'AT' && {
      seal: (['Österreichischer Qualitätswein', 'Austrian quality wine'] as const)[language],
    }),
    cuvee: ((wine.isCuvee ? ['ja', 'yes'] : ['nein', 'no']) as Words)[language],
    residualSugar: language === 0 ? wine.sugar : wine.sugar.replace(',', '.'),
    acidity: language === 0 ? wine.acidity : wine.acidity.replace(',', '.'),
    glass: wine.glass[language],
    maturity: `${drinkFrom + 1}–${drinkFrom + wine.keeps}`,
  };
};

const regulated = (language: 0 | 1, { draft }: DetailFacts): string | undefined => {
  const { alcohol, hazardous } = draft.traits;
  if (hazardous)
    return (
      [
        'Gefahrenhinweise auf dem Etikett und im Sicherheitsdatenblatt beachten.',
        'Observe the hazard notes on the label and in the safety datasheet.',
      ] as const
    )[language];
  if (alcohol !== undefined && alcohol > 1.2)
    return (['Abgabe nur an Erwachsene.', 'For adults only.'] as const)[language];
  return undefined;
};

const originsOf = ({ draft, country, region }: DetailFacts): Origin[] => {
  const { origin } = draft.traits;
  return origin === undefined
    ? []
    : [
        {
          ingredient: origin,
          countryOfOrigin: country,
          ...(region !== undefined && { regionOfOrigin: region }),
        },
      ];
};

const NO_NOTE: Words = [
  'Allergeninformation beim Hersteller angefragt.',
  'Allergen information requested from the producer.',
];

const textsOf = (language: 0 | 1, facts: DetailFacts) => {
  const wine = wineAttributes(facts, language);
  const text = regulated(language, facts);
  const usageNote = facts.draft.traits.use[language];
  const isFood = facts.draft.shelf.id < '6';
  return {
    ...(usageNote !== '' && { usageNote }),
    ...(text !== undefined && { regulatedDescription: text }),
    ...(wine !== undefined && { wineAttributes: wine }),
    ...(isFood && {
      allergenInformation:
        facts.allergens === undefined ? { note: NO_NOTE[language] } : { codes: facts.allergens },
    }),
  };
};

/** The details of an article in both languages. */
export const detailsOf = (facts: DetailFacts): DetailsByLocale => ({
  'de-AT': {
    imagePaths: [
      { thumbnailPath: facts.imagePath, mediumPath: facts.imagePath, bigPath: facts.imagePath, is3d: false },
    ],
    nutrientTables: nutrientTables(facts.draft.traits.nutrients, facts.seed),
    ingredientOrigins: originsOf(facts),
    packaging: facts.packaging,
    ...textsOf(0, facts),
  },
  'en-GB': textsOf(1, facts),
});
