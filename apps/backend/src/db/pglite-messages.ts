/** Where the embedded database comes from: a folder, a dumped template, both (the first start), or memory. */
export interface PgliteSource {
  readonly folder?: string | undefined;
  readonly template?: Uint8Array<ArrayBuffer> | undefined;
}

/** What the thread of the embedded database is asked. */
export type PgliteRequest =
  | { readonly id: number; readonly kind: 'protocol'; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: 'dump' }
  | { readonly id: number; readonly kind: 'close' };

/** What it answers; id 0 says that it is ready. */
export type PgliteResponse =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly error: string };
