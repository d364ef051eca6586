import type { TokenVerifier } from '../access';
import type { Store } from '../db';
import type { CallGuard } from '../http';
import type { Clock } from '../settings';
import type { Tracer } from '../tracing';
import type { OpenStreams } from './open-streams';
import type { Handlers } from './handlers';

/** What answering calls needs. */
export interface CallServices {
  readonly store: Store;
  readonly clock: Clock;
  /** Who is told of transactions. */
  readonly tracer: Tracer;
  readonly verifyToken: TokenVerifier;
  readonly handlers: Handlers;
  /** CSRF and limits. */
  readonly guard: CallGuard;
  readonly streams: OpenStreams;
}
