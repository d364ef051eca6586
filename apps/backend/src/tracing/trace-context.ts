import { randomBytes } from 'node:crypto';

/** Where in a trace something happens, as W3C Trace Context names it. */
export interface TraceContext {
  /** 32 small hexadecimal digits, the same for all that follows of one call. */
  readonly traceId: string;
  /** 16 small hexadecimal digits: the part that is under way. */
  readonly spanId: string;
  /** Whether whoever began the trace asks for it to be kept. */
  readonly isSampled: boolean;
}

/** What a later version of the format adds stands behind another hyphen. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const LONGEST = 256;
const NOTHING = /^0+$/;
const SAMPLED = 1;

/**
 * Reads a `traceparent`.
 *
 * @returns undefined for what is none: a trace begins anew then
 * @example parseTraceparent('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')?.isSampled // true
 */
export const parseTraceparent = (value: unknown): TraceContext | undefined => {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const [, version = '', traceId = '', spanId = '', flags = '', more] = TRACEPARENT.exec(value) ?? [];
  if (traceId === '' || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
};

/** Writes a `traceparent`. */
export const traceparentOf = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** A part of a trace; without a parent a trace begins, which nobody has asked to keep. */
export const partOf = (parent: TraceContext | undefined): TraceContext => ({
  traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
  isSampled: parent?.isSampled ?? false,
});
