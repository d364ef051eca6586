const grouped = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

/** Whole cents as papers write them, blanks as plain ones: "€ 1.234,50". */
export const euro = (cents: number): string =>
  `€ ${grouped(Math.floor(cents / 100))},${String(cents % 100).padStart(2, '0')}`;
