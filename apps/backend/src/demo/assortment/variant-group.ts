import type { MasterProduct } from './master-product';

/** The key articles share that differ in pack, variant or farming only. */
export const variantGroupOf = ({ draft }: MasterProduct): string =>
  draft.group
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
