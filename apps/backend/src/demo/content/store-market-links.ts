import type { Queries, TenantSettings } from '../../db';

/** Where the landing page of the markets leads to in a demonstration (TEN-6). */
const MARKETS: Pick<TenantSettings, 'marketLinks'> = {
  marketLinks: [
    { caption: 'Landmarkt Liezen', url: 'https://liezen.landmarkt.example/' },
    { caption: 'Landmarkt Schladming', url: 'https://schladming.landmarkt.example/' },
    { caption: 'Landmarkt Stainach', url: 'https://stainach.landmarkt.example/' },
  ],
};

/** Stores what the tenant of the markets says of itself beside what its group does. */
export const storeMarketLinks = (queries: Queries): Promise<unknown> =>
  queries
    .insertInto('tenant_setting')
    .values({ scope: 'LL', doc: JSON.stringify(MARKETS) })
    .onConflict((existing) => existing.column('scope').doNothing())
    .execute();
