/** A size that is measured: so many tenants with so many articles each. */
export interface GrowthPoint {
  readonly tenants: number;
  readonly articlesOfTenant: number;
}

/** From the smallest branch alone to the whole group: first one tenant grows, then tenants are added. */
export const GROWTH_POINTS: readonly GrowthPoint[] = [
  { tenants: 1, articlesOfTenant: 3_000 },
  { tenants: 1, articlesOfTenant: 12_000 },
  { tenants: 1, articlesOfTenant: 36_000 },
  { tenants: 3, articlesOfTenant: 36_000 },
  { tenants: 8, articlesOfTenant: 36_000 },
  { tenants: 22, articlesOfTenant: 36_000 },
];

/** What was measured at a size, in milliseconds. */
export interface GrowthFigure {
  /** Of the imported catalogue, all tenants together. */
  readonly articles: number;
  readonly tenants: number;
  readonly searchP50: number;
  readonly searchP95: number;
  readonly completionP50: number;
  readonly completionP95: number;
}

/** A whole measurement, as it is kept beside the picture. */
export interface GrowthData {
  readonly machine: string;
  readonly measuredOn: string;
  readonly figures: readonly GrowthFigure[];
}
