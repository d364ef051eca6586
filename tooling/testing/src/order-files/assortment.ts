/** A unit an article can be ordered in. */
export interface ShelfUnit {
  readonly name: string;
  readonly abbreviation: string;
  /** Code on what is sold in this unit. */
  readonly gtin?: string | undefined;
  readonly isDefault: boolean;
  /** The smallest amount that may be ordered, 1 where nothing else is said. */
  readonly smallest: number;
}

/** An article that can be ordered now, as far as somebody who writes a list knows it. */
export interface ShelfProduct {
  readonly sku: string;
  readonly name: string;
  readonly units: readonly ShelfUnit[];
}

/** What lists are written from. */
export interface Shelf {
  readonly articles: readonly ShelfProduct[];
  /** Those whose name is no other one's, so that the name alone says which is meant. */
  readonly named: readonly ShelfProduct[];
  /** Whether a text is the whole name or the number of some article. */
  readonly isTaken: (text: string) => boolean;
}

const keyOf = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Two names that differ by signs alone are one to whoever writes a list. */
const nameKey = (name: string): string =>
  keyOf(name)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Makes the shelf of articles. */
export const shelfOf = (articles: readonly ShelfProduct[]): Shelf => {
  const names = new Map<string, number>();
  for (const { name } of articles) names.set(nameKey(name), (names.get(nameKey(name)) ?? 0) + 1);
  const skus = new Set(articles.map(({ sku }) => keyOf(sku)));
  return {
    articles,
    named: articles.filter(
      // A name that breaks off in the middle of a line is written by nobody.
      ({ name }) => names.get(nameKey(name)) === 1 && /\p{L}{2}/u.test(name) && !/\p{Cc}/u.test(name),
    ),
    isTaken: (text) => names.has(nameKey(text)) || skus.has(keyOf(text)),
  };
};
