import type { KeptExport } from './reach-problems';

/** Exports that no shop of the group uses, each kept for other sites, because … */
export const KEPT_EXPORTS: readonly KeptExport[] = [
  {
    from: '@gastroshop/i18n',
    name: 'formatNumericDate',
    because:
      'a form that takes typed dates shows them as parseNumericDate reads them, which the import of lists uses',
  },
];
