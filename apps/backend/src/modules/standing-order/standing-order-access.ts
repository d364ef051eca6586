import type { StandingOrder } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { buyerOf } from '../product';
import type { ActingRequest, StandingRequest } from './acting-request';
import { lookAt, type Outlook, type StandingOutlook } from './outlook';
import type { Saving } from './save-standing-order';
import { lockStandingOrder, readStandingOrder } from './standing-order-row';
import { standingOrderView } from './standing-order-view';

/** How calls come to a standing order: each for the customer of its request. */
export type StandingOrderAccess = ReturnType<typeof createStandingOrderAccess>;

/** @param graceMinutes how long before the deadline the clock orders */
export const createStandingOrderAccess = (graceMinutes: number) => {
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

  return { graceMinutes, outlookOf, savingOf, lookAtOne, viewOf, lockedOne };
};
