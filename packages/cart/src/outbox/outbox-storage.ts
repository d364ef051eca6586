import { type PlanEntry, REMARKS, type Remarks } from '@gastroshop/domain/cart';
import type { OrderDraft, OutboxEntry } from './outbox-entry';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isEntry = (value: unknown): value is PlanEntry =>
  isRecord(value) && typeof value['date'] === 'string' && Number.isInteger(value['amount']);

/** A plan that was written down, or that it was taken away; undefined for none, and for what cannot be one. */
const readPlan = (value: unknown): readonly PlanEntry[] | undefined =>
  Array.isArray(value) && value.every(isEntry)
    ? value.map(({ date, amount }) => ({ date, amount }))
    : undefined;

/** Remarks that were written down; undefined for none. */
const readRemarks = (value: unknown): Remarks | undefined => {
  if (!isRecord(value)) return undefined;
  const remarks = REMARKS.flatMap((remark) => {
    const words = value[remark];
    return typeof words === 'string' ? [[remark, words] as const] : [];
  });
  return remarks.length === 0 ? undefined : Object.fromEntries(remarks);
};

/**
 * Reads a change that was written down; undefined when it cannot be one. What was on its way when the page went may have
 * arrived or not: it is sent again, its operation id keeps it single.
 */
export const parseEntry = (value: unknown): OutboxEntry | undefined => {
  if (!isRecord(value)) return undefined;
  const { sku, amount, unit, operationId, actedAt, seenVersion, seenCartVersion, afterOperationIds } = value;
  if (typeof sku !== 'string' || typeof unit !== 'string' || typeof operationId !== 'string')
    return undefined;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || typeof actedAt !== 'number')
    return undefined;
  const plan = readPlan(value['plan']);
  const remarks = readRemarks(value['remarks']);
  return {
    sku,
    amount,
    unit,
    ...(plan !== undefined && { plan }),
    ...(remarks !== undefined && { remarks }),
    ...(remarks !== undefined && value['onlyRemarks'] === true && { onlyRemarks: true }),
    operationId,
    actedAt,
    ...(typeof seenVersion === 'number' && { seenVersion }),
    ...(typeof seenCartVersion === 'number' && { seenCartVersion }),
    ...(Array.isArray(afterOperationIds) && { afterOperationIds: afterOperationIds.filter(isText) }),
    phase: 'waiting',
  };
};

/** Reads what was typed and kept; undefined when it cannot be that. */
export const parseDraft = (value: unknown): OrderDraft | undefined =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['unit'] === 'string'
    ? { text: value['text'], unit: value['unit'] }
    : undefined;
