import type { StandingOccurrence, StandingOrderLineBody } from '@gastroshop/api-contract';
import { occurrenceOn } from '@gastroshop/domain/standing-orders';
import type { CallRequest, Handlers } from '../../calls';
import type { Queries } from '../../db';
import { ProblemError, throwProblem } from '../../http';
import { mainCartAccess } from '../cart';
import { orderEditingOf } from '../order';
import type { Services } from '../services';
import { acting, ordering, type ActingRequest, type OccurrenceRequest } from './acting-request';
import { noteLines, noteOccurrence } from './occurrence-row';
import {
  comingOccurrence,
  nextViews,
  occurrenceView,
  type ComingOccurrence,
  type StandingOutlook,
} from './outlook';
import { checkedOccurrenceLines, lookSoon } from './save-standing-order';
import { noteSeen } from './seen-lines';
import type { StandingOrderAccess } from './standing-order-access';
import { planOf } from './standing-order-row';
import { submitOccurrenceAsOrder } from './submit-occurrence';

const MINUTE_MS = 60_000;

/** The calls about one time a standing order comes. */
export const occurrenceHandlers = (
  { graceMinutes, outlookOf, lookAtOne, lockedOne }: StandingOrderAccess,
  services: Services,
) => {
  const { mailBudget, onOrder } = services;
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
    // What comes instead of a line this time is no line of it.
    const { lines: usual } = outlook.ownGoods.get(date) ?? outlook;
    const before = usual.map(({ stored }) => stored);
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
        editing: await orderEditingOf(queries, services, {
          tenant: request.tenant,
          customerId: request.customer.id,
        }),
        mailBudget,
      });
      await noteSeen(queries, outlookOf(request).owner, outlook, coming, withoutSkus);
      onOrder?.({ tenant: request.tenant, source: 'WEBSHOP' });
      return occurrenceAfter(queries, request);
    },
  } satisfies Handlers;
};
