/** What the client knows of the sign-on. Kept in memory only, never in a storage a script could find it in later. */
export interface TokenState {
  /** The access token; undefined for anonymous visitors and until it has been fetched. */
  token: string | undefined;
  /** When the token ends, in milliseconds of the client's own clock. */
  expiresAt: number;
  /** From when on a new token is fetched in the background, in milliseconds of the client's own clock. */
  renewAt: number;
  /** Whether the token cookie was there at the last look: once it goes, so does the token. */
  cookieSeen: boolean;
  /** Grows with every new token and every loss. A 401 of a call that was sent in an earlier round is old news. */
  round: number;
  /** The token request under way, shared by all calls that wait for it. Answers the refusal, if it is one. */
  pending: Promise<Response | undefined> | undefined;
  /** The site's own function under way, asked for another token than one that was refused. */
  another: Promise<string | undefined> | undefined;
  /** The token of the site whose loss was reported. */
  lost: string | undefined;
}

/** The sign-on of a fresh client: nobody. */
export const createTokenState = (): TokenState => ({
  token: undefined,
  expiresAt: 0,
  renewAt: 0,
  cookieSeen: false,
  round: 0,
  pending: undefined,
  another: undefined,
  lost: undefined,
});
