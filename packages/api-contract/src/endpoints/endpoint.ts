/** HTTP methods that calls use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anybody, a signed-in user, or a signed-in user acting for the customer that the call names (API-4).
 * The server decides more finely (roles, ownership); this is the door.
 */
export type Access = 'anonymous' | 'signed-in' | 'customer';

/** The base path a call is relative to: the shop API (/v1 by default) or the analytics proxy (/proxy by default). */
export type BasePath = 'shop' | 'proxy';

/** What comes back on success: JSON, nothing, a file (PDF, Excel, picture), or server-sent events. */
export type ResponseKind = 'json' | 'empty' | 'file' | 'events';

/**
 * One backend call without its shapes: all that a client needs at run time, free of any library. The shapes that go
 * with it stand in the contract.
 */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Path relative to the base path, parameters in braces: "/t/{tenant}/products/{sku}". */
  readonly path: `/${string}`;
  /** Missing: the shop API. */
  readonly base?: BasePath;
  readonly access: Access;
  /** Query parameters by their name on the wire. A list is sent comma-separated (API-1). */
  readonly query?: Readonly<Record<string, 'required' | 'optional'>>;
  /** Name of the argument that is sent as the body; a missing one is reported under this name. */
  readonly body?: string;
  /** The body is plain text instead of JSON. */
  readonly textBody?: true;
  /** The body may be left out. */
  readonly optionalBody?: true;
  /** Missing: JSON. Events resume by the Last-Event-ID header, argument `lastEventId` (optional). */
  readonly answer?: ResponseKind;
  /** The call carries the X-XSRF-TOKEN header, taken from the XSRF-TOKEN cookie (API-2). */
  readonly csrf?: true;
  /** The call carries an Idempotency-Key header, argument `idempotencyKey` (optional on the wire). */
  readonly idempotent?: true;
  /** A public content call: a 401 means a broken session and sends the browser to the root instead of repeating the call. */
  readonly content?: true;
  /** The session cookie opens this call, not a bearer token: a 401 is final. */
  readonly session?: true;
  /** Not among the specified calls; an older backend may lack it. */
  readonly extension?: true;
}

/** Names of the parameters in a path: PathParameters<'/t/{tenant}/products/{sku}'> is 'tenant' | 'sku'. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;
