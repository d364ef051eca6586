/** Somebody, or a tool, that may write content. */
export interface ContentEditor {
  /** Noted with every version. */
  readonly name: string;
  /** The bearer token, 32 characters at least. */
  readonly token: string;
  /** Scopes it may write in: tenant codes, main codes, GROUP; missing: all. */
  readonly scopes?: readonly string[] | undefined;
}
