import { addDays, viennaDateAt } from '@gastroshop/domain/calendar';
import { dueDecision, occurrencesBetween } from '@gastroshop/domain/standing-orders';
import { isTenantCode, type TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { ActingCustomer } from '../../access';
import type { Queries, Store } from '../../db';
import { ProblemError } from '../../http';
import { hasFeature } from '../../tenant-profile';
import type { CartAccess } from '../cart';
import { orderEditingOf } from '../order';
import { noteOccurrence, noteTold } from './occurrence-row';
import { comingOccurrence, lookAt, wantedOf, type ComingOccurrence, type StandingOutlook } from './outlook';
import { noteSeen } from './seen-lines';
import { lockStandingOrder, planOf, type StandingOrderRow } from './standing-order-row';
import { tellStanding, toldKey, type StandingNotice } from './standing-notice';
import { submitOccurrenceAsOrder } from './submit-occurrence';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Questions are asked, and reminders sent, so long before. */
const EARLY_MS = 24 * HOUR_MS;
const LATE_MS = 2 * HOUR_MS;
/** Deliveries and assortments change without telling: nothing is planned for longer than this. */
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** How far an occurrence's deadline can lie from its day. */
const BACK_DAYS = 31;
const AHEAD_DAYS = 40;

/** What the clock orders with. */
export interface StandingOrderRun {
  readonly graceMinutes: number;
  readonly mayChangeOrders?: ((tenant: string) => boolean) | undefined;
  /** Told of each order that is stored, for the metrics. */
  readonly onOrder?: ((order: { readonly tenant: string; readonly source: string }) => void) | undefined;
  /** What time it is; left out: the database says, whose clock all nodes go by. */
  readonly clock?: (() => Date) | undefined;
}

/** Which standing order is looked at. */
export interface StandingOrderJob {
  readonly tenant: string;
  readonly customerId: string;
  readonly standingOrderId: string;
}

interface Acting {
  readonly customer: ActingCustomer;
  /** Whoever set it up still acts for the customer. */
  readonly ownerActs: boolean;
}

const databaseNow = async (queries: Queries): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(queries);
  const [row] = rows;
  if (row === undefined) throw new Error('The database tells no time');
  return row.now;
};

const readActing = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderJob,
  ownerId: string | null,
  today: string,
): Promise<Acting | undefined> => {
  const { rows } = await sql<{
    readonly id: string;
    readonly displayName: string;
    readonly isDisabled: boolean;
    readonly priceLists: readonly string[];
    readonly hasCatalogRestriction: boolean;
    readonly billingTime: 'ORDER_TIME' | 'DELIVERY_TIME' | null;
    readonly ownerActs: boolean;
  }>`/* standing_customer */
    select c.id, c.display_name as "displayName", c.is_disabled as "isDisabled", c.price_lists as "priceLists",
      c.has_catalog_restriction as "hasCatalogRestriction", c.billing_time as "billingTime",
      exists (
        select from assignment a
        where a.tenant = c.tenant and a.customer_id = c.id and a.user_id = ${ownerId ?? ''}
          and (a.valid_from is null or a.valid_from <= ${today}::date)
          and (a.valid_to is null or a.valid_to >= ${today}::date)
      ) as "ownerActs"
    from customer c where c.tenant = ${tenant} and c.id = ${customerId}`.execute(queries);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { billingTime, ownerActs, ...customer } = row;
  return {
    customer: { ...customer, billingTime: billingTime ?? undefined, rights: ['ORDER'] },
    ownerActs,
  };
};

/** A standing order while the clock looks at it. */
interface Look {
  readonly tenant: TenantCode;
  readonly job: StandingOrderJob;
  readonly run: StandingOrderRun;
  readonly now: Date;
  readonly outlook: StandingOutlook;
  readonly visit: CartAccess;
  /** In whose name it is ordered. */
  readonly userName: string;
  readonly queries: Queries;
}

const tell = async ({ queries, tenant, job, outlook, now }: Look, notice: StandingNotice): Promise<void> => {
  const owner = { tenant, customerId: job.customerId };
  const { row } = outlook;
  const { date } = notice;
  if (date !== undefined) {
    const what = toldKey(notice);
    if (outlook.notes.get(date)?.told.includes(what) === true) return;
    await noteTold(queries, owner, { standingOrderId: row.id, date, what, at: now });
  }
  await tellStanding(queries, owner, row, notice, now);
};

/** Orders an occurrence; false where something speaks against it that only people can answer. */
const order = async (look: Look, coming: ComingOccurrence): Promise<boolean> => {
  const { queries, outlook, visit, userName, run, job, tenant } = look;
  if (wantedOf(outlook, coming).questions.length > 0) return false;
  try {
    const orderId = await submitOccurrenceAsOrder(queries, outlook, coming, {
      visit,
      userName,
      editing: await orderEditingOf(queries, run, { tenant, customerId: job.customerId }),
    });
    await noteSeen(queries, job, outlook, coming);
    await tell(look, { kind: 'ORDERED', date: coming.date, day: coming.day, orderId });
    run.onOrder?.({ tenant, source: 'WEBSHOP' });
    return true;
  } catch (error) {
    // What a person would be refused is asked: it was checked before anything was written.
    if (error instanceof ProblemError) return false;
    throw error;
  }
};

/** Whether a count has found enough of everything it has. */
const hasEnough = (outlook: StandingOutlook, coming: ComingOccurrence): boolean => {
  const { live, questions } = wantedOf(outlook, coming);
  return live.length === 0 && questions.length === 0;
};

/** When to look whether somebody has counted: more often the nearer the deadline is. */
const afterCounting = (time: number, deadline: number): number =>
  Math.min(deadline, time + Math.min(HOUR_MS, Math.max(MINUTE_MS, (deadline - time) / 10)));

/** Does what is due of an occurrence; answers when it has to be looked at again, epoch milliseconds. */
const look = async (at: Look, coming: ComingOccurrence): Promise<number> => {
  const { outlook, now, queries, job } = at;
  const { row } = outlook;
  const { submitAt, deadline } = coming.times;
  const { date, day } = coming;
  const time = now.getTime();
  const remindsOnly = row.mode === 'REMIND_ONLY';
  if (dueDecision(coming.times, time) === 'TOO_LATE') {
    // What was over before somebody set it up like this was nobody's to order.
    if (deadline <= row.changedAt.getTime()) return Infinity;
    if (hasEnough(outlook, coming)) {
      await noteOccurrence(queries, job, { standingOrderId: row.id, date, state: 'SKIPPED', at: now });
      return Infinity;
    }
    await noteOccurrence(queries, job, { standingOrderId: row.id, date, state: 'NOT_ORDERED', at: now });
    // That nothing comes while it is halted was told when it was.
    if (!remindsOnly && outlook.state !== 'HALTED') await tell(at, { kind: 'LATE', date, day });
    return Infinity;
  }
  if (outlook.state === 'HALTED') return deadline;
  if (remindsOnly) {
    if (time >= deadline - LATE_MS) await tell(at, { kind: 'REMIND_AGAIN', date, day });
    else if (time >= deadline - EARLY_MS) await tell(at, { kind: 'REMIND', date, day });
    return [deadline - EARLY_MS, deadline - LATE_MS, deadline].find((moment) => moment > time) ?? Infinity;
  }
  if (time >= submitAt) {
    if (hasEnough(outlook, coming)) {
      // Until the deadline somebody may count again, or want something all the same.
      await tell(at, { kind: 'ENOUGH', date, day });
      return afterCounting(time, deadline);
    }
    if (await order(at, coming)) return Infinity;
    await tell(at, { kind: 'ASK', date, day });
    return coming.lines.some(({ fill }) => fill !== undefined) ? afterCounting(time, deadline) : deadline;
  }
  const reminders = row.remindHours.map((hours) => ({ hours, moment: submitAt - hours * HOUR_MS }));
  if (time >= submitAt - EARLY_MS && wantedOf(outlook, coming).questions.length > 0)
    await tell(at, { kind: 'ASK', date, day });
  else {
    // Of those whose moment has come only the latest: the others are over.
    const [due] = reminders.filter(({ moment }) => time >= moment).toSorted((a, b) => a.hours - b.hours);
    // Whoever has just set it up knows.
    if (due !== undefined && due.moment > row.changedAt.getTime())
      await tell(at, { kind: 'SOON', date, day, submitAt, hours: due.hours });
  }
  return Math.min(
    ...[submitAt - EARLY_MS, ...reminders.map(({ moment }) => moment), submitAt].filter(
      (moment) => moment > time,
    ),
  );
};

const planNext = async (
  queries: Queries,
  { tenant, standingOrderId }: StandingOrderJob,
  at: Date | null,
): Promise<void> => {
  await sql`/* next_check */
    update standing_order set next_check_at = ${at} where tenant = ${tenant} and id = ${standingOrderId}`.execute(
    queries,
  );
};

/** Tells once that the shop has halted it. */
const tellHalt = async (at: Look): Promise<void> => {
  const { queries, outlook, job } = at;
  const { halt, row } = outlook;
  if (halt === undefined || row.toldHalt === halt) return;
  await sql`update standing_order set told_halt = ${halt} where tenant = ${job.tenant} and id = ${row.id}`.execute(
    queries,
  );
  await tell(at, { kind: 'HALTED' });
};

/** The owner no longer acts for the customer: it goes on as the customer's, and all are told. */
const passOn = async (at: Look): Promise<void> => {
  const { queries, outlook, job } = at;
  await sql`update standing_order set owner_id = null, owner_name = null
    where tenant = ${job.tenant} and id = ${outlook.row.id}`.execute(queries);
  await tell(at, { kind: 'OWNER_GONE' });
};

const lookAtAll = async (at: Look): Promise<number> => {
  const { outlook, run, now } = at;
  const today = viennaDateAt(now.getTime());
  const days = { first: addDays(today, -BACK_DAYS), last: addDays(today, AHEAD_DAYS) };
  let next = Infinity;
  for (const planned of occurrencesBetween(planOf(outlook.row), outlook.schedule, days)) {
    const state = outlook.notes.get(planned.date)?.state;
    if (state !== undefined && state !== 'PLANNED') continue;
    const coming = comingOccurrence(outlook, planned, run.graceMinutes);
    if (coming !== undefined) next = Math.min(next, await look(at, coming));
  }
  return next;
};

const visitOf = (
  tenant: TenantCode,
  row: StandingOrderRow,
  { customer, ownerActs }: Acting,
  now: Date,
): CartAccess => ({
  key: { tenant, customerId: customer.id, code: '' },
  buyer: { tenant, locale: 'de-AT', today: viennaDateAt(now.getTime()), customer },
  userId: ownerActs ? (row.ownerId ?? '') : '',
  // Nobody is here who may see prices: what is mailed names none.
  seesPrices: false,
  seesBonuses: false,
  now,
  visible: (order) => order,
});

/**
 * Looks at a standing order: orders what is due, asks, reminds, and says when it is to be looked at next. What was done of
 * an occurrence is stored with its order, once for each day of the rhythm, behind the lock of the standing order: done twice,
 * or by two nodes at once, nothing is ordered twice; stopped half way, nothing is stored.
 */
export const runStandingOrder =
  (store: Store, run: StandingOrderRun) =>
  async (job: StandingOrderJob): Promise<void> => {
    const { tenant, customerId, standingOrderId } = job;
    if (!isTenantCode(tenant)) return;
    await store.inScope({ tenant, customerId }, async (queries) => {
      const row = await lockStandingOrder(queries, job, standingOrderId);
      // What nobody can see must not order. It stays due, and is looked at when the tenant has standing orders again.
      if (row === undefined || !(await hasFeature(queries, tenant, 'STANDING_ORDERS'))) return;
      const now = run.clock?.() ?? (await databaseNow(queries));
      const today = viennaDateAt(now.getTime());
      const acting = await readActing(queries, job, row.ownerId, today);
      if (acting === undefined) {
        await planNext(queries, job, null);
        return;
      }
      const visit = visitOf(tenant, row, acting, now);
      const [outlook] = await lookAt(queries, { owner: job, buyer: visit.buyer, now }, [row]);
      if (outlook === undefined || outlook.state === 'STOPPED') {
        await planNext(queries, job, null);
        return;
      }
      const { displayName } = acting.customer;
      const userName = acting.ownerActs ? (row.ownerName ?? displayName) : displayName;
      const at: Look = { tenant, job, run, now, outlook, visit, userName, queries };
      if (row.ownerId !== null && !acting.ownerActs) await passOn(at);
      if (outlook.state === 'HALTED') await tellHalt(at);
      // A day can lie after a pause, or before the end, and its deadline on the other side.
      const next = await lookAtAll(at);
      const isOver = outlook.state === 'ENDED' && next === Infinity;
      const latest = now.getTime() + LONGEST_WAIT_MS;
      await planNext(queries, job, isOver ? null : new Date(Math.min(next, latest)));
    });
  };
