import { composeArticle } from './compose-article';
import { draftsOf } from './draft';
import type { MasterArticle } from './master-article';
import { SHELVES } from './shelves';

/** All articles of the group, for the vintages of a year. */
export const masterAssortment = (year: number): readonly MasterArticle[] =>
  SHELVES.flatMap(draftsOf).map((draft, index) => composeArticle(draft, index, year));
