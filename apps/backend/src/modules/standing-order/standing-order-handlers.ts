import type {
  StandingOrder,
  StandingOrderHoliday,
  StandingOrderLineBody,
  StandingOrderPause,
  StandingOrderStart,
} from '@gastroshop/api-contract';
import { DEFAULT_GRACE_MINUTES, type StandingOrderAction } from '@gastroshop/domain/standing-orders';
import type { Handlers } from '../../calls';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { storedOrder } from '../order';
import { templateLines } from '../order-template';
import type { Services } from '../services';
import { acting, ordering, type ActingRequest, type StandingRequest } from './acting-request';
import { occurrenceHandlers } from './occurrence-handlers';
import { lookAt } from './outlook';
import { createStandingOrder, switchStandingOrder, updateStandingOrder } from './save-standing-order';
import { createStandingOrderAccess } from './standing-order-access';
import { readStandingOrders } from './standing-order-row';
import { canTake, checkPause, switchOf } from './standing-order-steps';
import { standingOrderView } from './standing-order-view';

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

/** The calls about standing orders. */
export const standingOrderHandlers = (services: Services) => {
  const access = createStandingOrderAccess(services.standingOrderGraceMinutes ?? DEFAULT_GRACE_MINUTES);
  const { outlookOf, savingOf, viewOf, lockedOne } = access;

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
    ...occurrenceHandlers(access, services),
  } satisfies Handlers;
};
