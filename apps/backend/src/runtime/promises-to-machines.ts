/**
 * What machines that run the backend rely on. It stands apart, with nothing it imports, so that the documented
 * deployments can be checked by it.
 */

/** Where machines ask how a node is. */
export const HEALTH_PATHS = { alive: '/healthz', ready: '/readyz' } as const;

/** Time to finish what is under way before the process ends all the same, in milliseconds, after the delay. */
export const STOP_PATIENCE_MS = 9_000;
