/**
 * What has to happen outside the client when the backend no longer knows the session. The client itself only forgets the
 * token it holds in memory; the cookies are expired by the backend's answer. `browserSession` does the specified thing in
 * a browser; tests and other programs bring their own.
 */
export interface SessionPort {
  /** The session is over (SES-10): remember the current address and go to login. Called once per loss. */
  readonly onSessionLost?: (() => void) | undefined;
  /** A public content call was answered 401 (SES-11): go to the root. */
  readonly onContentUnauthorized?: (() => void) | undefined;
}
