/** Where the API reference is served during the journeys. */
export const REFERENCE_PORT = 4319;

/** Where the shop is served during the journeys. */
export const SHOP_PORT = 4320;
