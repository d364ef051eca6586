/** What contents of packages are written in, as well as amounts. */
const MEASURES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'kg kgs kilo kilos kilogramm l lt ltr liter litre liters litres g gr gramm gram grams dag dkg deka ml cl'.split(
    ' ',
  ),
);

/** Hardly ever orders. */
const SMALL_MEASURES: ReadonlySet<string> = /* @__PURE__ */ new Set('g gr gramm gram grams ml cl'.split(' '));

const keyOf = (unit: string): string => unit.toLowerCase().replace(/\.$/, '');

/** Whether a unit measures weight or volume, so that it may say how much is in a package. */
export const isMeasure = (unit: string): boolean => MEASURES.has(keyOf(unit));

/** Whether a unit is so small that it hardly ever orders anything: "500 g". */
export const isSmallMeasure = (unit: string): boolean => SMALL_MEASURES.has(keyOf(unit));
