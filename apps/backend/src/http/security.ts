import type { TenantDirectory } from '@gastroshop/identity';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../db';
import type { KeyRing } from '../key-ring';
import { registerAnswerCookies, registerHostCookies } from './answer-cookies';
import { createCallGuard, type CallGuard } from './call-guard';
import { registerClosing } from './closing';
import { registerCompression } from './compression';
import { createCsrfTokens, type CsrfTokens } from './csrf';
import { registerErrors } from './errors';
import { registerCrossOrigin, type AllowedOrigins } from './cross-origin';
import { registerHosts } from './hosts';
import { registerJson } from './read-json';
import { NO_COUNTERS, registerRateLimits, type RateCounters, type RateLimits } from './rate-limits';
import { registerRequestLog } from './request-log';
import { registerRouteRules } from './route-rules';
import { registerSecurityHeaders } from './security-headers';
import type { PolicySources } from './security-policy';
import { registerShedding, type SheddingSettings } from './load-shedding';

/** What the shield is made of. */
export interface ShieldOptions {
  readonly tenants: TenantDirectory;
  readonly keyRing: KeyRing;
  readonly policy?: PolicySources | undefined;
  /** Other origins that may read what is open to everybody; left out: none. */
  readonly allowedOrigins?: AllowedOrigins | undefined;
  /** 'none' for tests that call faster than people. */
  readonly limits: RateLimits | 'none';
  /** Where the nodes of an installation count together; left out: the process counts for itself. */
  readonly store?: Store | undefined;
  /** 'none' for tests, which run on machines that are busy on purpose. */
  readonly shedding?: SheddingSettings | 'none' | undefined;
}

/** What routes use of the shield. */
export interface Shield {
  readonly csrf: CsrfTokens;
  readonly counters: RateCounters;
  readonly guard: CallGuard;
}

/**
 * Puts the defences every request passes in front of an application, in their order: log, headers, cookies, hosts, limits.
 * Registered before any route.
 */
export const registerSecurity = async (app: FastifyInstance, options: ShieldOptions): Promise<Shield> => {
  const csrf = createCsrfTokens(options.keyRing);
  registerRouteRules(app);
  registerRequestLog(app);
  registerErrors(app);
  registerJson(app);
  registerSecurityHeaders(app, options.policy ?? {});
  registerAnswerCookies(app, csrf);
  registerClosing(app);
  registerHosts(app, options.tenants, options.store);
  registerCrossOrigin(app, options.allowedOrigins ?? {});
  registerHostCookies(app, csrf);
  await registerCompression(app);
  if (options.shedding !== 'none') await registerShedding(app, options.shedding ?? {});
  const { limits, store } = options;
  const counters = limits === 'none' ? NO_COUNTERS : await registerRateLimits(app, limits, store);
  return { csrf, counters, guard: createCallGuard(csrf, counters) };
};
