/** What is fixed about a cookie; its value and whether the connection is secure are known only when it is set. */
export interface CookieDefinition {
  readonly name: string;
  /** Where the browser sends it along. */
  readonly path: string;
  readonly sameSite: 'Strict' | 'Lax';
  /** Whether scripts are kept from reading it. */
  readonly httpOnly: boolean;
  /** Seconds it lives. Without this and `expires` it ends with the browser's session. */
  readonly maxAge?: number | undefined;
  /** Date it lives to, in the form of the HTTP header. */
  readonly expires?: string | undefined;
}
