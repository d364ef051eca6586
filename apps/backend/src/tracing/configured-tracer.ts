import { NO_TRACER, type Tracer } from './tracer';

/** What says whether and where traces go. */
export interface TracerSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: Readonly<Record<string, string>> | undefined;
  readonly OTEL_SERVICE_NAME: string;
}

/** The tracer an installation is set up for. OpenTelemetry is not even loaded where nobody listens. */
export const tracerOf = async ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = {},
  OTEL_SERVICE_NAME: serviceName,
}: TracerSettings): Promise<Tracer> => {
  if (endpoint === undefined) return NO_TRACER;
  const { createOtlpTracer } = await import('./otlp-tracer');
  return createOtlpTracer({ endpoint, headers, serviceName });
};
