export { FacetGroup, type FacetGroupProps } from './facet-group';
export type { FacetValue } from './facet-value';
export { FilterChips, type FilterChip, type FilterChipsProps } from './filter-chips';
