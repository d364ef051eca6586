import { partOf, type TraceContext } from './trace-context';

/** Whom a part of a trace is for, as OpenTelemetry names it. */
export type SpanKind = 'server' | 'client' | 'consumer';

/**
 * What a collector is told of a part. Never anything of people, nothing that was typed, no values of a query, no query
 * string: whoever reads traces may see no more than whoever reads the log.
 */
type SpanFacts = Readonly<Record<string, string | number>>;

/** What begins. */
interface SpanStart {
  readonly kind: SpanKind;
  /** What it is a part of; left out: a trace begins. */
  readonly parent: TraceContext | undefined;
  readonly facts?: SpanFacts | undefined;
  /** When it began, if not now. */
  readonly startedAt?: Date | undefined;
}

/** A part of a trace that is under way. */
export interface Span {
  readonly context: TraceContext;
  /** Ends it; once. */
  readonly end: (outcome?: {
    readonly name?: string | undefined;
    readonly facts?: SpanFacts | undefined;
    readonly hasFailed?: boolean | undefined;
  }) => void;
}

/** Tells a collector what happens. */
export interface Tracer {
  /** Whether anybody is told: what costs something to find out is not found out for nobody. */
  readonly isOn: boolean;
  readonly begin: (name: string, start: SpanStart) => Span;
  /** Tells what is not told yet. */
  readonly stop: () => Promise<void>;
}

/** Tells nobody. Traces go on, so that logs and receivers can name them. */
export const NO_TRACER: Tracer = {
  isOn: false,
  begin: (_name, { parent }) => ({ context: parent ?? partOf(undefined), end: () => undefined }),
  stop: () => Promise.resolve(),
};
