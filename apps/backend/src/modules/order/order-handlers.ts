import { afterCommit, redactFor, type AfterCommit, type CallRequest, type Handlers } from '../../calls';
import { fairCartAccess, mainCartAccess, type CartAccess } from '../cart';
import type { Order } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import type { Services } from '../services';
import { goodsToCome } from './expected-goods';
import { cancelOrder } from './life/cancel-order';
import { changeOrder, previewChange } from './life/change-order';
import { restoreOrder } from './life/restore-order';
import { orderRevisions } from './life/order-revisions';
import { storedOrder } from './find-order';
import { statusOf, withState } from './order-state';
import { orderPage, overviewPage, type OrderOwner } from './order-list';
import { submitCart, type Submission } from './submit-cart';

interface Acting {
  readonly tenant: string;
  readonly customer: { readonly id: string };
}

const ownerOf = ({ tenant, customer }: Acting): OrderOwner => ({ tenant, customerId: customer.id });

const submissionOf = (
  request: CallRequest<'submitCart' | 'submitSubshopCart'>,
  visit: CartAccess,
  { keyRing, mailBudget, mayChangeOrders }: Services,
): Submission => ({
  visit,
  mailBudget,
  canBeChanged: mayChangeOrders?.(request.tenant),
  userName: request.caller.userName,
  body: request.body,
  idempotencyKey: request.idempotencyKey,
  keyRing,
  visible: (order) => redactFor(order, request.caller.flags, request.seesPrices),
});

/** Submits a cart; the order is counted once it is stored. */
const submit = async (
  request: CallRequest<'submitCart' | 'submitSubshopCart'>,
  queries: Queries,
  visit: CartAccess,
  services: Services,
): Promise<AfterCommit<Order>> => {
  let isNew = false;
  const order = await submitCart(queries, {
    ...submissionOf(request, visit, services),
    onNew: () => {
      isNew = true;
    },
  });
  return afterCommit(() => {
    if (isNew) services.onOrder?.({ tenant: request.tenant, source: order.source });
    return order;
  });
};

/**
 * @throws ProblemError order-locked where the tenant's merchandise system takes no changes
 */
const checkEditing = ({ mayChangeOrders }: Services, tenant: string): void => {
  if (mayChangeOrders?.(tenant) === false)
    throwProblem('order-locked', { detail: 'Orders of this branch are not changed in the shop.' });
};

/** Orders: submitting the own cart and those of fairs, and what was ordered. */
export const orderHandlers = (services: Services) =>
  ({
    submitCart: (request, queries) => submit(request, queries, mainCartAccess(request), services),

    submitSubshopCart: async (request, queries) =>
      submit(request, queries, await fairCartAccess(request, queries), services),

    getOrder: async (request, queries) => {
      const { doc, status } = await storedOrder(queries, ownerOf(request), request.path.orderId);
      return withState(doc, status, request.now);
    },

    changeOrder: async (request, queries) => {
      checkEditing(services, request.tenant);
      const order = await changeOrder(queries, {
        visit: mainCartAccess(request),
        orderId: request.path.orderId,
        userName: request.caller.userName,
        body: request.body,
        idempotencyKey: request.idempotencyKey,
        mailBudget: services.mailBudget,
      });
      return withState(order, statusOf(order), request.now);
    },

    previewOrderChange: async (request, queries) => {
      checkEditing(services, request.tenant);
      const order = await previewChange(queries, {
        visit: mainCartAccess(request),
        orderId: request.path.orderId,
        body: request.body,
      });
      return withState(order, statusOf(order), request.now);
    },

    cancelOrder: async (request, queries) => {
      checkEditing(services, request.tenant);
      const order = await cancelOrder(queries, {
        visit: mainCartAccess(request),
        orderId: request.path.orderId,
        userName: request.caller.userName,
        body: request.body,
        mailBudget: services.mailBudget,
      });
      return withState(order, statusOf(order), request.now);
    },

    restoreOrder: async (request, queries) => {
      checkEditing(services, request.tenant);
      const order = await restoreOrder(queries, {
        visit: mainCartAccess(request),
        orderId: request.path.orderId,
        userName: request.caller.userName,
        body: request.body,
        mailBudget: services.mailBudget,
      });
      return withState(order, statusOf(order), request.now);
    },

    getOrderRevisions: (request, queries) => orderRevisions(queries, ownerOf(request), request.path.orderId),

    getExpectedGoods: (request, queries) => {
      const { today, now, query } = request;
      return goodsToCome(queries, ownerOf(request), { today, now, skus: query.skus });
    },

    getOrders: (request, queries) => {
      const { sortBy, sortDirection, page, size } = request.query;
      return orderPage(queries, ownerOf(request), {
        sortBy,
        sortDirection,
        page,
        size,
        seesPrices: request.seesPrices,
      });
    },

    getOrdersOverview: (request, queries) => {
      const { sortBy, sortDirection, page, size, source, orderedFrom, orderedTo, editable } = request.query;
      const search = request.query.search?.trim();
      const query = {
        sortBy,
        sortDirection,
        page,
        size,
        source,
        ...(search !== undefined && search !== '' && { search }),
        orderedFrom,
        orderedTo,
        ...(editable && { editableAt: request.now }),
        seesPrices: request.seesPrices,
      };
      return overviewPage(queries, ownerOf(request), query);
    },
  }) satisfies Handlers;
