import type { AppPaths, TenantDirectory } from '@gastroshop/identity';
import type { Store } from '../db';
import type { CsrfTokens, RateCounters } from '../http';
import type { KeyRing } from '../key-ring';
import type { Clock } from '../settings';
import type { CustomFetch } from 'openid-client';
import type { LogoutTokenVerifier } from './logout-token';

/**
 * Why a sign-on did not come to its end. Disabled: the shop has shut the user out. At the embedded provider also a wrong
 * password, and a try while it pauses a name.
 */
export type SignOnFailure = 'expired' | 'refused' | 'away' | 'disabled' | 'password' | 'paused';

/** How an installation signs its users on. */
export interface SignOnOptions {
  /** The provider; its addresses and keys are discovered from it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How the provider is called; left out: over the network. The embedded one is called without. */
  readonly fetch?: CustomFetch | undefined;
  /** Hours after which an unused session ends; 12 by default. */
  readonly idleHours?: number | undefined;
  /** Days after which any session ends; 30 by default. */
  readonly days?: number | undefined;
  /** Reads what the provider says when it ends sessions by itself; left out: it cannot say so. */
  readonly verifyLogoutToken?: LogoutTokenVerifier | undefined;
  /** Told of each sign-on that did not come to its end, for the metrics. */
  readonly onFailure?: ((reason: SignOnFailure) => void) | undefined;
  /** Whether the provider's customer claim assigns customers; else the customer import alone does. */
  readonly assignmentsFromClaims?: boolean | undefined;
}

/** What the sign-on works with. */
export interface SignOnServices {
  readonly store: Store;
  readonly clock: Clock;
  readonly tenants: TenantDirectory;
  readonly keyRing: KeyRing;
  readonly csrf: CsrfTokens;
  readonly counters: RateCounters;
  readonly options: SignOnOptions;
  /** Where the apps live on each host; left out: the shop at the root. */
  readonly appPaths?: AppPaths | undefined;
}
