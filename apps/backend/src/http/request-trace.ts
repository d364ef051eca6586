import type { IncomingMessage } from 'node:http';
import { parseTraceparent, partOf, type TraceContext } from '../tracing';

const traces = new WeakMap<IncomingMessage, TraceContext>();

/** Where in a trace a request is: a part of its caller's, or the beginning of one. */
export const traceOf = (raw: IncomingMessage): TraceContext => {
  const known = traces.get(raw);
  if (known !== undefined) return known;
  const made = partOf(parseTraceparent(raw.headers['traceparent']));
  traces.set(raw, made);
  return made;
};
