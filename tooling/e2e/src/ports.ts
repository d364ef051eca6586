/** Where the API reference is served during the journeys. */
export const REFERENCE_PORT = 4319;

/** Where the shop is served during the journeys: by the backend itself, or by the web server in front of it. */
export const SHOP_PORT = 4320;

/** Where the backend listens when a web server stands in front of it. */
export const BACKEND_PORT = 4321;

/** The host on which shop and fairs live below paths, beside another site. */
export const PATHS_HOST = 'www.localhost';

/** The host that the fairs have to themselves during the journeys, beside those of the demonstration. */
export const FAIR_HOST = 'messe.localhost';
