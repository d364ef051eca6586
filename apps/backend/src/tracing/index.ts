export { tracerOf } from './configured-tracer';
export { parseTraceparent, partOf, traceparentOf, type TraceContext } from './trace-context';
export { NO_TRACER, type Span, type Tracer } from './tracer';
