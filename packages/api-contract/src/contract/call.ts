import { type z } from 'zod';
import { type Endpoint, type PathParameters } from '../endpoints/endpoint';

/** The shapes that belong to an endpoint. */
export interface CallShapes<E extends Endpoint> {
  /** One sentence for the API reference. */
  readonly summary: string;
  /** Shapes of the path parameters; every one the path names, and no other. */
  readonly path?: z.ZodObject<Record<PathParameters<E['path']>, z.ZodType>>;
  /** Shapes of the query parameters, by their name on the wire. */
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Shape of the success answer; null where there is no JSON (empty, file). Events: the shape of one event. */
  readonly answer: z.ZodType | null;
  /** Added by this product to the specified calls; an older backend may lack it. */
  readonly extension?: true;
}

/** A backend call as one value: the lean endpoint and the shapes that go with it. */
export type Call<E extends Endpoint = Endpoint, S extends CallShapes<E> = CallShapes<E>> = S & {
  readonly endpoint: E;
};

/** Joins an endpoint and its shapes; the compiler refuses parameters that the endpoint does not have. */
export const defineCall = <const E extends Endpoint, const S extends CallShapes<E>>(
  endpoint: E,
  shapes: S,
): Call<E, S> => ({ ...shapes, endpoint });
