/** Paths that machines ask for by address, not by name: probes and metrics. Neither counted nor shed. */
export const HOST_INDEPENDENT_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
