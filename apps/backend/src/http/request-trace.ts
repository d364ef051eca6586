import type { IncomingMessage } from 'node:http';
import { NO_TRACER, parseTraceparent, partOf, type Span, type TraceContext, type Tracer } from '../tracing';
import { HOST_INDEPENDENT_PATHS } from './host-independent-paths';

const spans = new WeakMap<IncomingMessage, Span>();

/**
 * Begins a request's part of a trace: of its caller's, or of a new one. Its route is not known yet.
 *
 * @returns the same for the same request, whatever the tracer
 */
export const spanOf = (raw: IncomingMessage, tracer: Tracer = NO_TRACER): Span => {
  const known = spans.get(raw);
  if (known !== undefined) return known;
  const parent = parseTraceparent(raw.headers['traceparent']);
  const { method = '', url = '' } = raw;
  // Probes come every few seconds, and nobody follows them.
  const made =
    tracer.isOn && !HOST_INDEPENDENT_PATHS.has(url)
      ? tracer.begin(method, { kind: 'server', parent, facts: { 'http.request.method': method } })
      : NO_TRACER.begin(method, { kind: 'server', parent: partOf(parent) });
  spans.set(raw, made);
  return made;
};

/** Where in a trace a request is. */
export const traceOf = (raw: IncomingMessage): TraceContext => spanOf(raw).context;
