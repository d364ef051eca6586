export type { CategoryNode } from './category-node';
export { CategoryTree, type CategoryTreeProps } from './category-tree';
export { FacetGroup, type FacetGroupProps } from './facet-group';
export type { FacetValue } from './facet-value';
export { FilterChips, type FilterChip, type FilterChipsProps } from './filter-chips';
