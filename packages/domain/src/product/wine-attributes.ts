/** What is told about a wine, in the order it is shown (PRD-11). */
export const WINE_ATTRIBUTE_KEYS = [
  'category',
  'vintage',
  'country',
  'region',
  'winery',
  'appellation',
  'typeOfGrape',
  'character',
  'rating',
  'sensoricDescription',
  'mealRecommendation',
  'seal',
  'cuvee',
  'residualSugar',
  'acidity',
  'glass',
  'maturity',
] as const;

/** One of the things told about a wine, see {@link WINE_ATTRIBUTE_KEYS}. */
export type WineAttributeKey = (typeof WINE_ATTRIBUTE_KEYS)[number];

/** What is told about a wine; each may be missing. */
export type WineAttributes = Readonly<Partial<Record<WineAttributeKey, string | undefined>>>;

/** One thing told about a wine. */
export interface WineAttribute {
  readonly key: WineAttributeKey;
  readonly value: string;
}

/** What is really told about a wine, in the order it is shown; missing and blank values are left out (PRD-11). */
export const filledWineAttributes = (wine: WineAttributes): readonly WineAttribute[] => {
  const present: WineAttribute[] = [];
  for (const key of WINE_ATTRIBUTE_KEYS) {
    const value = wine[key]?.trim();
    if (value !== undefined && value !== '') present.push({ key, value });
  }
  return present;
};
