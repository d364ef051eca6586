import type { SignOnServices } from './options';
import type { Provider } from './provider';
import type { Seal } from '../key-ring';
import type { SessionTokenService } from './session-token';

/** What the routes of the sign-on share. */
export interface SignOnParts extends SignOnServices {
  readonly provider: Provider;
  readonly seal: Seal;
  readonly sessionTokens: SessionTokenService;
}
