/**
 * Rates by words of the category. A catalogue of a retailer does not say its rates; what these guess is good enough to
 * make net prices of gross ones for a trial, and for nothing that is billed.
 */
const STANDARD =
  /getränk|bier|wein|sekt|spirituosen|wasser|haushalt|pflege|hygiene|garten|küchenartikel|unbekannt/i;
const REDUCED_ALTHOUGH = /kaffee|tee|milch/i;

/** The VAT rate of a category in percent. */
export const vatRateOf = (category: readonly string[]): '10' | '20' => {
  const words = category.join(' ');
  return STANDARD.test(words) && !REDUCED_ALTHOUGH.test(category.at(-1) ?? '') ? '20' : '10';
};
