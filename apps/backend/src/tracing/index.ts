export { parseTraceparent, partOf, traceparentOf, type TraceContext } from './trace-context';
