import { drawTexts } from './draw-texts';

const PAGES = 40;
const SIZE = 300;

const namesOn = async (origin: string, page: number): Promise<readonly string[]> => {
  const answer = await fetch(`${origin}/v1/t/AZ/products/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page: { page, size: SIZE, sortBy: 'sku' } }),
  });
  if (!answer.ok) throw new Error(`The catalogue was not read: ${answer.status}`);
  return [...(await answer.text()).matchAll(/"name":"([^"\\]+)"/g)].map(([, name]) => name ?? '');
};

/** Texts of two words each, from names of the catalogue that is measured; none of them twice. */
export const newTexts = async (origin: string): Promise<readonly string[]> => {
  const names: string[] = [];
  for (let page = 0; page < PAGES; page += 1) names.push(...(await namesOn(origin, page)));
  return drawTexts(names);
};
