import {
  ROOT_CONTEXT,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { TraceContext } from './trace-context';
import type { SpanKind, Tracer } from './tracer';

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  consumer: OtelKind.CONSUMER,
};

/** Where spans are sent. */
export interface OtlpSettings {
  /** Base address of the collector; `/v1/traces` is added. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
}

const contextOf = (span: OtelSpan): TraceContext => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 };
};

const inContext = ({ traceId, spanId, isSampled }: TraceContext) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });

/**
 * Sends spans to a collector by OTLP over HTTP, in the background. What it cannot take is dropped after a queue of 2,048:
 * a collector that is away costs no call anything. The library's own settings for sampling count (OTEL_TRACES_SAMPLER).
 *
 * Loaded only where a collector is configured.
 */
export const createOtlpTracer = ({ endpoint, headers, serviceName }: OtlpSettings): Tracer => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...headers },
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('gastroshop');
  return {
    isOn: true,
    begin: (name, { kind, parent, facts = {}, startedAt }) => {
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes: facts, ...(startedAt !== undefined && { startTime: startedAt }) },
        parent === undefined ? ROOT_CONTEXT : inContext(parent),
      );
      return {
        context: contextOf(span),
        end: ({ name: endName, facts: more = {}, hasFailed = false } = {}) => {
          if (endName !== undefined) span.updateName(endName);
          span.setAttributes(more);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    // What a collector that is away did not take is lost, and nothing else.
    stop: () => provider.shutdown().catch(() => undefined),
  };
};
