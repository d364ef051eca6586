import type { Order } from '@gastroshop/api-contract';
import { isTenantCode } from '@gastroshop/identity';
import type { Store } from '../db';
import type { TraceContext } from '../tracing';
import {
  withFinalDeliveries,
  type OrderExport,
  type OrderExportPayload,
  type CrmFormExport,
} from '../order-export';
import type { Mailer } from '../mail';
import type { PushSender } from '../push';
import { orderIn } from '../order-names';
import { orderChange, orderMail, buildOrderContent } from '../order-paper';
import { readTenantProfile } from '../tenant-profile';
import { mailForm } from './form-mail';
import { handOverDeliveries } from './hand-over-deliveries';
import type { JobData, JobKind } from './job-kinds';
import { mailLabelSheet } from './label-mail';
import { mailIdOf } from './mail-id';
import { announceNotification } from './announce-notification';
import { mailNotification } from './notification-mail';
import { pushNotification } from './notification-push';
import { loadOrderForJob, markHandedOver } from './ordered';
import { forwardCrmForm } from './sign-up';

/** What jobs work with. Jobs whose means are missing wait. */
export interface JobDependencies {
  readonly mailer?: Mailer | undefined;
  /** Tells devices; left out: none is told. */
  readonly pushSender?: PushSender | undefined;
  readonly handOver?: OrderExport | undefined;
  /** Tenants whose orders are handed over delivery by delivery, when nothing can change any more; left out: none. */
  readonly waitsForDeadline?: ((tenant: string) => boolean) | undefined;
  /** Takes sign-ups; left out: they are mailed. */
  readonly signUps?: CrmFormExport | undefined;
  /** Imports a file that was sent, by its id; left out: files wait. */
  readonly importFile?: ((importId: string) => Promise<void>) | undefined;
  /** Looks at a standing order; left out: they wait. */
  readonly standingOrder?: ((data: JobData<'standing-order'>) => Promise<void>) | undefined;
}

/** Does a job; throws when it has to be tried again. Doing it twice does no harm. */
export type JobHandlers = { readonly [Kind in JobKind]?: (data: JobData<Kind>) => Promise<void> };

const confirm =
  (store: Store, mailer: Mailer) =>
  async (data: JobData<'confirmation-mail'>): Promise<void> => {
    const { tenant, locale, seesPrices, seesBonuses, address, revision } = data;
    const ordered = await loadOrderForJob(store, data);
    if (ordered === undefined || !isTenantCode(tenant)) return;
    const { lineFacts, fairCode, customerName, createdAt, revisedBy, revisedAt } = ordered;
    const read = (one: Order) => store.asSystem((queries) => orderIn(queries, tenant, locale, one));
    const order = await read(ordered.order);
    const profile = await store.asSystem((queries) => readTenantProfile(queries, tenant));
    const paper = buildOrderContent({
      order,
      lineFacts,
      fairCode,
      profile,
      customerName,
      locale,
      seesPrices,
      seesBonuses,
    });
    const before =
      revision === undefined ? undefined : await loadOrderForJob(store, { ...data, revision: revision - 1 });
    const change =
      before &&
      orderChange({
        before: await read(before.order),
        after: order,
        changedBy: revisedBy,
        shop: paper.shop,
        locale,
        seesPrices,
      });
    const about = revision === undefined ? data.orderId : `${data.orderId}-${revision}`;
    const id = mailIdOf(`order-${tenant}-${about}`, address);
    const date = revisedAt ?? createdAt;
    await mailer.send({ id, to: address, from: profile.sender, date, ...orderMail(paper, locale, change) });
  };

interface HandOverOptions extends Pick<JobDependencies, 'waitsForDeadline'> {
  readonly trace: TraceContext | undefined;
}

const handOn =
  (
    store: Store,
    handOver: OrderExport,
    { waitsForDeadline = () => false, trace }: HandOverOptions,
  ): ((data: JobData<'hand-over'>) => Promise<void>) =>
  async (data) => {
    const send = (document: OrderExportPayload) => handOver(document, trace);
    if (waitsForDeadline(data.tenant) && (await handOverDeliveries(store, data, send))) return;
    const ordered = await loadOrderForJob(store, data);
    if (ordered === undefined) return;
    const { tenant, customerId, orderId } = data;
    const { order, userId, fairCode } = ordered;
    const { revision = 1 } = order;
    const document: OrderExportPayload = {
      ...(revision > 1
        ? {
            format: 'gastroshop.order/2',
            id: `${tenant}/${orderId}/${revision}`,
            revision,
            supersedes: revision - 1,
          }
        : { format: 'gastroshop.order/1', id: `${tenant}/${orderId}` }),
      tenant,
      customerId,
      userId,
      ...(fairCode !== undefined && { fairCode }),
      order: revision > 1 ? withFinalDeliveries(order, new Date()) : order,
    };
    await send(document);
    // Should this fail, the order is handed over once more; receivers know it by its id.
    await markHandedOver(store, data);
  };

/**
 * The handlers for which there are means.
 *
 * @param trace what receivers are told their message is a part of
 */
export const jobHandlers = (
  store: Store,
  { mailer, pushSender, handOver, waitsForDeadline, signUps, importFile, standingOrder }: JobDependencies,
  trace?: TraceContext,
): JobHandlers => ({
  ...(mailer !== undefined && {
    'confirmation-mail': confirm(store, mailer),
    'notification-mail': mailNotification(store, mailer),
    'label-mail': mailLabelSheet(store, mailer),
    'form-mail': mailForm(store, mailer),
    'crm-sign-up': forwardCrmForm(store, { mailer, signUps }, trace),
  }),
  ...(pushSender !== undefined && { 'notification-push': pushNotification(store, pushSender) }),
  ...((mailer ?? pushSender) !== undefined && {
    notification: announceNotification(store, {
      mails: mailer !== undefined,
      pushes: pushSender !== undefined,
    }),
  }),
  ...(importFile !== undefined && { import: ({ importId }) => importFile(importId) }),
  ...(standingOrder !== undefined && { 'standing-order': standingOrder }),
  ...(handOver !== undefined && { 'hand-over': handOn(store, handOver, { waitsForDeadline, trace }) }),
});
