import type { z } from 'zod';
import type { Endpoint } from '../endpoints';
import type { ErrorCode, ShopFeature } from '../schemas';

/** Query shapes of an endpoint: every parameter it names, and no other. */
type QueryShapes<E extends Endpoint> = E extends { readonly query: infer Query }
  ? { readonly query: z.ZodObject<{ readonly [Name in keyof Query]: z.ZodType }> }
  : { readonly query?: never };

/** Body shape of an endpoint: there where the endpoint names a body, and only there. */
type BodyShape<E extends Endpoint> = E extends { readonly body: string }
  ? { readonly body: z.ZodType }
  : { readonly body?: never };

/** Answer shape of an endpoint: null where there is no JSON (nothing, a file). Events: the shape of one event. */
type AnswerShape<E extends Endpoint> = E extends { readonly answer: 'empty' | 'file' }
  ? { readonly answer: null }
  : { readonly answer: z.ZodType };

/** What the contract says about an endpoint besides its shapes. */
export interface CallMetadata {
  /** One sentence for the API reference. */
  readonly summary: string;
  /** Media types of a file that is answered. */
  readonly mediaTypes?: readonly string[];
  /** Error codes of this call besides those every call of its kind may answer. */
  readonly errors?: readonly ErrorCode[];
  /** The answer holds prices for those who may see them, and none for anybody else (PRI-9). */
  readonly priceBearing?: true;
  /** Realm roles without which the call is refused. */
  readonly roles?: readonly string[];
  /** The part of a shop it belongs to; for a tenant whose shop does without, it is refused. */
  readonly feature?: ShopFeature;
}

/** The shapes that belong to an endpoint. */
export type CallSchemas<E extends Endpoint> = CallMetadata & QueryShapes<E> & BodyShape<E> & AnswerShape<E>;

/** A backend call as one value: the lean endpoint and the shapes that go with it. */
export type Call<E extends Endpoint = Endpoint, S = CallMetadata> = S & { readonly endpoint: E };

/** A call of which only the outline is known: for whoever works through all calls. */
export interface AnyCall extends CallMetadata {
  readonly endpoint: Endpoint;
  readonly query?: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType | null;
}

/**
 * Joins an endpoint and its shapes. The compiler refuses a query parameter, body or answer that the endpoint does not
 * have, and asks for each it has.
 *
 * @example defineCall(endpoints.getCart, { summary: "The customer's cart.", answer: cart })
 */
export const defineCall = <const E extends Endpoint, const S extends CallSchemas<E>>(
  endpoint: E,
  shapes: S,
): Call<E, S> => ({ ...shapes, endpoint });
