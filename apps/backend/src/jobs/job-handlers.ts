import { isTenantCode } from '@gastroshop/identity';
import { createHash } from 'node:crypto';
import type { Store } from '../db';
import type { HandOver } from '../hand-over';
import type { Mailer } from '../mail';
import { orderMail, orderPaper } from '../order-paper';
import type { JobData, JobKind } from './job-kinds';
import { readOrdered } from './ordered';

/** What jobs work with. Jobs whose means are missing wait. */
export interface JobMeans {
  readonly mailer?: Mailer | undefined;
  readonly handOver?: HandOver | undefined;
}

/** Does a job; throws when it has to be tried again. Doing it twice does no harm. */
export type JobHandlers = { readonly [Kind in JobKind]?: (data: JobData<Kind>) => Promise<void> };

const mailId = ({ tenant, orderId, address }: JobData<'confirmation-mail'>): string =>
  `order-${tenant}-${orderId}-${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)}`;

const confirm =
  (store: Store, mailer: Mailer) =>
  async (data: JobData<'confirmation-mail'>): Promise<void> => {
    const { tenant, locale, seesPrices, address } = data;
    const ordered = await readOrdered(store, data);
    if (ordered === undefined || !isTenantCode(tenant)) return;
    const { order, lineFacts, customerName, createdAt } = ordered;
    const paper = orderPaper({ order, lineFacts, tenant, customerName, locale, seesPrices });
    await mailer.send({ id: mailId(data), to: address, date: createdAt, ...orderMail(paper, locale) });
  };

const handOn =
  (store: Store, handOver: HandOver) =>
  async (data: JobData<'hand-over'>): Promise<void> => {
    const ordered = await readOrdered(store, data);
    if (ordered === undefined) return;
    const { tenant, customerId, orderId } = data;
    const { order, userId } = ordered;
    await handOver({
      format: 'gastroshop.order/1',
      id: `${tenant}/${orderId}`,
      tenant,
      customerId,
      userId,
      order,
    });
  };

/** The handlers for which there are means. */
export const jobHandlers = (store: Store, { mailer, handOver }: JobMeans): JobHandlers => ({
  ...(mailer !== undefined && { 'confirmation-mail': confirm(store, mailer) }),
  ...(handOver !== undefined && { 'hand-over': handOn(store, handOver) }),
});
