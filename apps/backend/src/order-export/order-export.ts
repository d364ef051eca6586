import { NO_TRACER, type TraceContext, type Tracer } from '../tracing';
import { dropFile } from '../file-drop';
import type { HandedOverOrder } from './final-deliveries';
import { callWebhook, type WebhookSettings } from './webhook';

/** What the merchandise system gets of an order. Its form is documented in docs/operations/hand-over.md. */
export interface OrderExportPayload {
  readonly format: 'gastroshop.order/1' | 'gastroshop.order/2';
  /** Of a change: the revision, counted from 2, and the one it takes the place of. */
  readonly revision?: number | undefined;
  readonly supersedes?: number | undefined;
  /** The one delivery that is handed over; missing: the order as a whole. */
  readonly delivery?: { readonly date: string; readonly temperature?: string | undefined } | undefined;
  /** The same for every repetition: a receiver that has it throws the next one away. */
  readonly id: string;
  readonly tenant: string;
  readonly customerId: string;
  readonly userId: string | null;
  /** The fair it was ordered in; missing: the own shop. */
  readonly fairCode?: string | undefined;
  readonly order: HandedOverOrder;
}

/** Where orders are handed over to: a folder, a web address, or both. */
export interface HandOverSettings {
  readonly folder?: string | undefined;
  readonly webhook?: WebhookSettings | undefined;
}

/**
 * Hands an order over. Resolves when every receiver has it; a repetition is harmless.
 *
 * @param trace what the receiver is told it is a part of
 */
export type OrderExport = (document: OrderExportPayload, trace?: TraceContext) => Promise<void>;

const fileNameOf = ({ tenant, order, revision, delivery }: OrderExportPayload): string => {
  const parts =
    delivery !== undefined
      ? [delivery.date, delivery.temperature]
      : [revision === undefined ? undefined : `r${revision}`];
  return [tenant, order.id, ...parts.filter((part) => part !== undefined)].join('-');
};

/**
 * Makes the hand-over.
 *
 * @returns undefined without any receiver: orders then wait in the queue until there is one
 */
export const createHandOver = (
  { folder, webhook }: HandOverSettings,
  tracer: Tracer = NO_TRACER,
): OrderExport | undefined => {
  if (folder === undefined && webhook === undefined) return undefined;
  return async (document, trace) => {
    const body = JSON.stringify(document);
    const name = fileNameOf(document);
    if (folder !== undefined) await dropFile(folder, `${name}.json`, body);
    if (webhook !== undefined) await callWebhook(webhook, { id: document.id, body }, { trace, tracer });
  };
};
