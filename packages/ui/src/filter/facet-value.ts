/** One value of a facet. */
export interface FacetValue {
  /** Tells values apart. */
  readonly key: string;
  /** Words of the value. */
  readonly label: string;
  /** How many products have it; missing while nobody knows. */
  readonly count?: number | undefined;
  /** Whether the buyer has chosen it. */
  readonly selected: boolean;
}
