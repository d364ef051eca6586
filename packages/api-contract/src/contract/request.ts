import type { z } from 'zod';
import type { Endpoint, PathParameters } from '../endpoints';
import type { PathArgument } from '../schemas';
import type { AnyCall } from './call';

/** Writes an intersection out as one object, which reads better in an editor. */
type Flat<T> = { -readonly [Key in keyof T]: T[Key] };

/** A list is only read, so one that must not be changed will do. */
type Given<T> = T extends readonly (infer Entry)[] ? readonly Entry[] : T;

type PathArguments<E extends Endpoint> = { [Name in PathParameters<E['path']>]: PathArgument<Name> };

type QueryValue<Q, Name> =
  Q extends z.ZodType<infer Values>
    ? Name extends keyof Values
      ? Given<Exclude<Values[Name], undefined>>
      : never
    : never;

type QueryArguments<E extends Endpoint, Q> = E extends { readonly query: infer Names }
  ? { [Name in keyof Names as Names[Name] extends 'required' ? Name : never]: QueryValue<Q, Name> } & {
      [Name in keyof Names as Names[Name] extends 'optional' ? Name : never]?:
        QueryValue<Q, Name> | undefined;
    }
  : unknown;

type BodyArgument<E extends Endpoint, B> = E extends { readonly body: infer Name extends string }
  ? E extends { readonly optionalBody: true }
    ? Partial<Record<Name, Given<z.input<B>> | undefined>>
    : Record<Name, Given<z.input<B>>>
  : unknown;

type HeaderArguments<E extends Endpoint> = (E extends { readonly idempotent: true }
  ? {
      /** Makes the call exactly-once: the same key and body give the same order. */
      idempotencyKey?: string | undefined;
    }
  : unknown) &
  (E extends { readonly answer: 'events' }
    ? {
        /** Resumes a stream after this event. */
        lastEventId?: string | undefined;
      }
    : unknown);

/**
 * Arguments of a call as one flat object: path and query parameters (lists as arrays, dates as YYYY-MM-DD), the body
 * under its name, the idempotency key where there is one.
 *
 * @example RequestOf<Contract['getCart']> // { tenant: string; customerId: string }
 */
export type RequestOf<C extends AnyCall> = Flat<
  PathArguments<C['endpoint']> &
    QueryArguments<C['endpoint'], C['query']> &
    BodyArgument<C['endpoint'], C['body']> &
    HeaderArguments<C['endpoint']>
>;

/** The path parameters as the backend reads them. */
export type PathOf<C extends AnyCall> = Flat<PathArguments<C['endpoint']>>;

/** The body as the backend reads it: defaults filled in. Undefined where the call has none. */
export type BodyOf<C extends AnyCall> = C['body'] extends z.ZodType<infer Body> ? Body : undefined;

/** The query as the backend reads it: lists split, numbers read, defaults filled in. */
export type QueryOf<C extends AnyCall> = C['query'] extends z.ZodType<infer Query> ? Query : undefined;

/** What the call answers as JSON; of an event stream one event; undefined for nothing and for files. */
export type ResponseOf<C extends AnyCall> = C['answer'] extends z.ZodType<infer Answer> ? Answer : undefined;
