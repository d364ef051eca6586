/** Articles that pages are shown for. */
export interface Products {
  readonly normal: string;
  readonly weighed: string;
  readonly wine: string;
  /** Not to be had any more, with what replaces it. */
  readonly removed: string;
  /** To be had again from a day on. */
  readonly soon: string;
}

const firstOf = async (origin: string, query: string, sign = ''): Promise<string> => {
  const answer = await fetch(`${origin}/v1/t/AZ/products/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ queryString: query, page: { size: 300 } }),
  });
  const found = (await answer.text())
    .split('{"sku":"')
    .slice(1)
    .find((text) => text.includes(sign));
  const sku = found?.slice(0, found.indexOf('"'));
  if (sku === undefined) throw new Error(`The demonstration has no article „${query}“ with ${sign}`);
  return sku;
};

/** Finds an article of every kind in the demonstration. */
export const findProducts = async (origin: string): Promise<Products> => ({
  normal: await firstOf(origin, 'Milch', '"status":"ACTIVE"'),
  weighed: await firstOf(origin, 'Bergkäse', '"weighed":'),
  wine: await firstOf(origin, 'Grüner Veltliner'),
  removed: await firstOf(origin, 'wein', '"status":"REMOVED_FROM_INVENTORY"'),
  soon: await firstOf(origin, 'wein', '"status":"AVAILABLE_SOON"'),
});
