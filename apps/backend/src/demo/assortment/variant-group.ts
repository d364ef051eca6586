import type { MasterArticle } from './master-article';

/** The key articles share that differ in pack, variant or farming only. */
export const variantGroupOf = ({ draft }: MasterArticle): string =>
  draft.group
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
