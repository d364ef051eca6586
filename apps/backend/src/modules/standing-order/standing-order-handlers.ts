import type {
  StandingOccurrence,
  StandingOrder,
  StandingOrderHoliday,
  StandingOrderLineBody,
  StandingOrderPause,
  StandingOrderStart,
} from '@gastroshop/api-contract';
import {
  DEFAULT_GRACE_MINUTES,
  hasComingPause,
  occurrenceOn,
  STANDING_ORDER_STEPS,
  type StandingOrderAction,
  type StandingOrderState,
} from '@gastroshop/domain/standing-orders';
import type { ActingCustomer, AuthenticatedUser } from '../../access';
import type { CallRequest, Handlers } from '../../calls';
import type { Queries } from '../../db';
import { ProblemError, throwProblem } from '../../http';
import { mainCartAccess } from '../cart';
import { storedOrder } from '../order';
import { templateLines } from '../order-template';
import { buyerOf } from '../product';
import type { Services } from '../services';
import { noteLines, noteOccurrence } from './occurrence-row';
import {
  comingOccurrence,
  lookAt,
  nextViews,
  occurrenceView,
  type ComingOccurrence,
  type Outlook,
  type StandingOutlook,
} from './outlook';
import {
  checkedOccurrenceLines,
  createStandingOrder,
  lookSoon,
  switchStandingOrder,
  updateStandingOrder,
  type Saving,
  type StandingOrderSwitch,
} from './save-standing-order';
import { noteSeen } from './seen-lines';
import {
  lockStandingOrder,
  pauseOf,
  planOf,
  readStandingOrder,
  readStandingOrders,
  type StandingOrderRow,
} from './standing-order-row';
import { standingOrderView } from './standing-order-view';
import { submitOccurrenceAsOrder } from './submit-occurrence';

const MINUTE_MS = 60_000;

/** What every call about standing orders brings. */
type StandingRequest = Omit<CallRequest<'getStandingOrders'>, 'path' | 'query' | 'body'>;
type OccurrenceRequest = StandingRequest & Pick<CallRequest<'skipOccurrence'>, 'path'>;

/** A request whose customer is certain. */
type ActingRequest<Request extends StandingRequest> = Request & {
  readonly customer: ActingCustomer;
  readonly caller: AuthenticatedUser;
};

const acting = <Request extends StandingRequest>(request: Request): ActingRequest<Request> => {
  const { customer } = request;
  if (customer === undefined)
    return throwProblem('customer-forbidden', { detail: 'A standing order belongs to a customer.' });
  return { ...request, customer };
};

/**
 * The request of somebody who may order.
 *
 * @throws ProblemError customer-forbidden
 */
const ordering = <Request extends StandingRequest>(request: Request): ActingRequest<Request> => {
  const found = acting(request);
  if (!found.customer.rights.includes('ORDER') || found.customer.isDisabled)
    throwProblem('customer-forbidden');
  return found;
};

const linesOfOrder = async (
  queries: Queries,
  { tenant, customer }: ActingRequest<StandingRequest>,
  orderId: string,
): Promise<readonly StandingOrderLineBody[]> => {
  const { doc } = await storedOrder(queries, { tenant, customerId: customer.id }, orderId);
  return doc.orderItems.map(({ productSku, unitAbbr, amount }) => ({
    sku: productSku,
    unitAbbreviation: unitAbbr,
    amount,
  }));
};

/** Whether people can take a step: a pause that is still to come is taken back as one that has begun. */
const canTake = (
  state: StandingOrderState,
  row: StandingOrderRow,
  action: StandingOrderAction,
  today: string,
): boolean =>
  STANDING_ORDER_STEPS[state][action] !== undefined ||
  (state === 'ACTIVE' && action === 'RESUME' && hasComingPause(pauseOf(row), today));

/** @throws ProblemError invalid-request for a pause that ends before it begins */
const checkPause = ({ from, until }: StandingOrderPause): void => {
  if (from !== undefined && until !== undefined && until <= from)
    throwProblem('invalid-request', { field: 'until', detail: 'It ends before it begins' });
};

/** What a step makes of a standing order; one that is stopped keeps its pause. */
const switchOf = (
  action: StandingOrderAction,
  row: StandingOrderRow,
  { from, until }: StandingOrderPause,
): StandingOrderSwitch => {
  switch (action) {
    case 'PAUSE':
      return { isStopped: false, isPaused: true, pausedFrom: from, pausedUntil: until };
    case 'STOP':
      return {
        isStopped: true,
        isPaused: row.isPaused,
        pausedFrom: row.pausedFrom ?? undefined,
        pausedUntil: row.pausedUntil ?? undefined,
      };
    case 'RESUME':
      return { isStopped: false, isPaused: false };
  }
};

/** The calls about standing orders. */
export const standingOrderHandlers = ({
  standingOrderGraceMinutes: graceMinutes = DEFAULT_GRACE_MINUTES,
  mayChangeOrders,
  mailBudget,
  onOrder,
}: Services) => {
  const outlookOf = (request: ActingRequest<StandingRequest>): Outlook => ({
    owner: { tenant: request.tenant, customerId: request.customer.id },
    buyer: { ...buyerOf(request), customer: request.customer },
    now: request.now,
    graceMinutes,
  });
  const savingOf = (request: ActingRequest<StandingRequest>): Saving => ({
    ...outlookOf(request),
    userId: request.caller.userId,
    userName: request.caller.userName,
  });

  const lookAtOne = async (
    queries: Queries,
    request: ActingRequest<StandingRequest>,
    id: string,
  ): Promise<StandingOutlook> => {
    const outlook = outlookOf(request);
    const [found] = await lookAt(queries, outlook, [await readStandingOrder(queries, outlook.owner, id)]);
    return found ?? throwProblem('not-found');
  };

  const viewOf = async (
    queries: Queries,
    request: ActingRequest<StandingRequest>,
    id: string,
  ): Promise<StandingOrder> => standingOrderView(await lookAtOne(queries, request, id), outlookOf(request));

  /** Locked, and looked at as it is then. */
  const lockedOne = async (
    queries: Queries,
    request: ActingRequest<StandingRequest>,
    id: string,
  ): Promise<StandingOutlook> => {
    if ((await lockStandingOrder(queries, outlookOf(request).owner, id)) === undefined)
      throwProblem('not-found');
    return lookAtOne(queries, request, id);
  };

  const start = async (
    queries: Queries,
    request: ActingRequest<StandingRequest>,
    body: StandingOrderStart,
    lines: readonly StandingOrderLineBody[],
  ): Promise<StandingOrder> =>
    viewOf(queries, request, await createStandingOrder(queries, savingOf(request), { ...body, lines }));

  const take = async (
    queries: Queries,
    request: ActingRequest<StandingRequest>,
    id: string,
    action: StandingOrderAction,
    pause: StandingOrderPause = {},
  ): Promise<StandingOrder> => {
    const { state, row } = await lockedOne(queries, request, id);
    if (!canTake(state, row, action, request.today))
      throwProblem('standing-order-changed', { detail: `It is ${state} and cannot do that.` });
    checkPause(pause);
    await switchStandingOrder(queries, savingOf(request), row, switchOf(action, row, pause));
    return viewOf(queries, request, id);
  };

  /** Pauses all that can pause, in the order of their ids: two who do it wait for each other. */
  const pauseAll = async (
    queries: Queries,
    request: ActingRequest<StandingRequest>,
    { exceptIds = [], ...pause }: StandingOrderHoliday,
  ): Promise<readonly StandingOrder[]> => {
    checkPause(pause);
    const outlook = outlookOf(request);
    const all = await readStandingOrders(queries, outlook.owner);
    const ids = all.map(({ id }) => id).filter((id) => !exceptIds.includes(id));
    for (const id of ids.toSorted()) {
      const { state, row } = await lockedOne(queries, request, id);
      if (canTake(state, row, 'PAUSE', request.today))
        await switchStandingOrder(queries, savingOf(request), row, switchOf('PAUSE', row, pause));
    }
    const after = await lookAt(queries, outlook, await readStandingOrders(queries, outlook.owner));
    return after.map((one) => standingOrderView(one, outlook));
  };

  /**
   * An occurrence that can still be decided about, its standing order locked.
   *
   * @throws ProblemError not-found where the plan names no such day, deadline-passed, standing-order-changed
   */
  const openOccurrence = async (
    queries: Queries,
    request: ActingRequest<OccurrenceRequest>,
  ): Promise<{ readonly outlook: StandingOutlook; readonly coming: ComingOccurrence }> => {
    const { standingOrderId, date } = request.path;
    const outlook = await lockedOne(queries, request, standingOrderId);
    const { state } = outlook;
    if (state === 'STOPPED' || state === 'HALTED')
      throwProblem('standing-order-changed', { detail: `The standing order is ${state}.` });
    const planned = occurrenceOn(planOf(outlook.row), outlook.schedule, date);
    const coming = planned === undefined ? undefined : comingOccurrence(outlook, planned, graceMinutes);
    if (coming === undefined) return throwProblem('not-found');
    if (outlook.notes.get(date)?.state === 'ORDERED')
      throwProblem('standing-order-changed', { detail: 'It has been ordered already.' });
    if (request.now.getTime() >= coming.times.deadline) throwProblem('deadline-passed');
    return { outlook, coming };
  };

  const occurrenceAfter = async (
    queries: Queries,
    request: ActingRequest<OccurrenceRequest>,
  ): Promise<StandingOccurrence> => {
    const { standingOrderId, date } = request.path;
    const outlook = await lookAtOne(queries, request, standingOrderId);
    const planned = occurrenceOn(planOf(outlook.row), outlook.schedule, date);
    return planned === undefined
      ? throwProblem('not-found')
      : occurrenceView(outlook, planned, outlookOf(request));
  };

  const decide = async (
    queries: Queries,
    given: CallRequest<'skipOccurrence' | 'unskipOccurrence'>,
    state: 'SKIPPED' | 'PLANNED',
  ): Promise<StandingOccurrence> => {
    const request = ordering(given);
    const { coming } = await openOccurrence(queries, request);
    const { owner } = outlookOf(request);
    await noteOccurrence(queries, owner, {
      standingOrderId: request.path.standingOrderId,
      date: coming.date,
      state,
      by: state === 'SKIPPED' ? request.caller.userName : undefined,
      at: request.now,
    });
    // What is taken back may be due before it would have been looked at.
    await lookSoon(queries, owner, request.path.standingOrderId);
    return occurrenceAfter(queries, request);
  };

  /**
   * Gives an occurrence lines of its own, or takes them back.
   *
   * @throws ProblemError invalid-request for what breaks a rule or has no day, deadline-passed for what comes too late
   */
  const setLines = async (
    queries: Queries,
    given: CallRequest<'putOccurrenceLines' | 'resetOccurrenceLines'>,
    wanted: readonly StandingOrderLineBody[] | undefined,
  ): Promise<StandingOccurrence> => {
    const request = ordering(given);
    const { outlook, coming } = await openOccurrence(queries, request);
    const { row } = outlook;
    const { date } = coming;
    const context = outlookOf(request);
    const before = coming.lines.map(({ stored }) => stored);
    const lines =
      wanted === undefined
        ? undefined
        : await checkedOccurrenceLines(queries, context, wanted, { row, before });
    await noteLines(queries, context.owner, { standingOrderId: row.id, date, at: request.now }, lines);
    const after = await openOccurrence(queries, request).catch((error: unknown) => {
      // Some of it travels on a tour that does not come then.
      if (error instanceof ProblemError && error.code === 'not-found')
        throwProblem('invalid-request', { field: 'lines', detail: 'Some of it is not delivered then' });
      throw error;
    });
    const { submitAt } = after.coming.times;
    if (wanted !== undefined && request.now.getTime() >= submitAt + graceMinutes * MINUTE_MS)
      throwProblem('deadline-passed', { detail: 'It is too late for one of its products.' });
    await lookSoon(queries, context.owner, row.id);
    return occurrenceAfter(queries, request);
  };

  return {
    getStandingOrders: async (given, queries) => {
      const outlook = outlookOf(acting(given));
      const all = await lookAt(queries, outlook, await readStandingOrders(queries, outlook.owner));
      return all.map((one) => standingOrderView(one, outlook));
    },
    createStandingOrder: async (given, queries) => {
      const request = ordering(given);
      const { lines, ...body } = request.body;
      return start(queries, request, body, lines);
    },
    createStandingOrderFromOrder: async (given, queries) => {
      const request = ordering(given);
      return start(
        queries,
        request,
        request.body,
        await linesOfOrder(queries, request, request.path.orderId),
      );
    },
    createStandingOrderFromTemplate: async (given, queries) => {
      const request = ordering(given);
      const lines = await templateLines(queries, request, request.path.orderTemplateId);
      return start(queries, request, request.body, lines);
    },
    getStandingOrder: (given, queries) => viewOf(queries, acting(given), given.path.standingOrderId),
    putStandingOrder: async (given, queries) => {
      const request = ordering(given);
      const { version, ...body } = request.body;
      const { row } = await lockedOne(queries, request, request.path.standingOrderId);
      if (row.version !== version)
        throwProblem('standing-order-changed', { detail: `It is in version ${row.version} by now.` });
      await updateStandingOrder(queries, savingOf(request), row, body);
      return viewOf(queries, request, row.id);
    },
    stopStandingOrder: (given, queries) => take(queries, ordering(given), given.path.standingOrderId, 'STOP'),
    pauseStandingOrder: (given, queries) =>
      take(queries, ordering(given), given.path.standingOrderId, 'PAUSE', given.body),
    pauseAllStandingOrders: (given, queries) => pauseAll(queries, ordering(given), given.body),
    resumeStandingOrder: (given, queries) =>
      take(queries, ordering(given), given.path.standingOrderId, 'RESUME'),
    getStandingOrderOccurrences: async (given, queries) => {
      const request = acting(given);
      const outlook = await lookAtOne(queries, request, given.path.standingOrderId);
      return nextViews(outlook, { now: request.now, graceMinutes, today: request.today }, given.query.count);
    },
    skipOccurrence: (given, queries) => decide(queries, given, 'SKIPPED'),
    unskipOccurrence: (given, queries) => decide(queries, given, 'PLANNED'),
    putOccurrenceLines: (given, queries) => setLines(queries, given, given.body.lines),
    resetOccurrenceLines: (given, queries) => setLines(queries, given, undefined),
    submitOccurrence: async (given, queries) => {
      const request = ordering(given);
      const { outlook, coming } = await openOccurrence(queries, request);
      const { withoutSkus = [] } = request.body;
      await submitOccurrenceAsOrder(queries, outlook, coming, {
        visit: mainCartAccess(request),
        userName: request.caller.userName,
        by: request.caller.userName,
        withoutSkus,
        canBeChanged: mayChangeOrders?.(request.tenant) ?? true,
        mailBudget,
      });
      await noteSeen(queries, outlookOf(request).owner, outlook, coming, withoutSkus);
      onOrder?.({ tenant: request.tenant, source: 'WEBSHOP' });
      return occurrenceAfter(queries, request);
    },
  } satisfies Handlers;
};
