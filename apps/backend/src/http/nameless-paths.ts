/** Paths that machines ask for by address, not by name: probes and metrics. Neither counted nor shed. */
export const NAMELESS_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
