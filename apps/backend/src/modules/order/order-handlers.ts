import { afterCommit, redactFor, type AfterCommit, type CallRequest, type Handlers } from '../../calls';
import { fairCartAccess, mainCartAccess, type CartAccess } from '../cart';
import type { Order } from '@gastroshop/api-contract';
import type { OrderEditing } from '@gastroshop/domain/order-life';
import type { Queries } from '../../db';
import type { TenantCode } from '@gastroshop/identity';
import type { Services } from '../services';
import { goodsToCome } from './expected-goods';
import { cancelOrder } from './life/cancel-order';
import { changeOrder, previewChange } from './life/change-order';
import { restoreOrder } from './life/restore-order';
import { orderRevisions } from './life/order-revisions';
import { storedOrder } from './find-order';
import { orderIn } from '../../order-names';
import { orderEditingOf, type EditedCustomer } from './order-editing';
import { statusOf, withState } from './order-state';
import { orderPage, overviewPage } from './order-list';
import { submitCart, type Submission } from './submit-cart';

interface Acting {
  readonly tenant: TenantCode;
  readonly customer: { readonly id: string };
}

const ownerOf = ({ tenant, customer }: Acting): EditedCustomer => ({ tenant, customerId: customer.id });

const submissionOf = (
  request: CallRequest<'submitCart' | 'submitSubshopCart'>,
  visit: CartAccess,
  editing: OrderEditing,
  { keyRing, mailBudget }: Services,
): Submission => ({
  visit,
  mailBudget,
  editing,
  userName: request.caller.userName,
  body: request.body,
  idempotencyKey: request.idempotencyKey,
  keyRing,
  visible: (order) => redactFor(order, request.caller.flags, request.seesPrices),
});

/** An order with its products by their names in the language of who asks. */
const readBy = (
  { tenant, locale }: Pick<CallRequest<'getOrder'>, 'tenant' | 'locale'>,
  queries: Queries,
  order: Order,
) => orderIn(queries, tenant, locale, order);

/** Submits a cart; the order is counted once it is stored. */
const submit = async (
  request: CallRequest<'submitCart' | 'submitSubshopCart'>,
  queries: Queries,
  visit: CartAccess,
  services: Services,
): Promise<AfterCommit<Order>> => {
  let isNew = false;
  const editing = await orderEditingOf(queries, services, ownerOf(request));
  const order = await submitCart(queries, {
    ...submissionOf(request, visit, editing, services),
    onNew: () => {
      isNew = true;
    },
  });
  const answer = await readBy(request, queries, order);
  return afterCommit(() => {
    if (isNew) services.onOrder?.({ tenant: request.tenant, source: order.source });
    return answer;
  });
};

/** Orders: submitting the own cart and those of fairs, and what was ordered. */
export const orderHandlers = (services: Services) =>
  ({
    submitCart: (request, queries) => submit(request, queries, mainCartAccess(request), services),

    submitSubshopCart: async (request, queries) =>
      submit(request, queries, await fairCartAccess(request, queries), services),

    getOrder: async (request, queries) => {
      const owner = ownerOf(request);
      const { doc, status } = await storedOrder(queries, owner, request.path.orderId);
      const order = await readBy(request, queries, doc);
      return withState(order, status, request.now, await orderEditingOf(queries, services, owner));
    },

    changeOrder: async (request, queries) => {
      const editing = await orderEditingOf(queries, services, ownerOf(request));
      const order = await changeOrder(queries, {
        visit: mainCartAccess(request),
        editing,
        orderId: request.path.orderId,
        userName: request.caller.userName,
        body: request.body,
        idempotencyKey: request.idempotencyKey,
        mailBudget: services.mailBudget,
      });
      return withState(await readBy(request, queries, order), statusOf(order), request.now, editing);
    },

    previewOrderChange: async (request, queries) => {
      const editing = await orderEditingOf(queries, services, ownerOf(request));
      const order = await previewChange(queries, {
        visit: mainCartAccess(request),
        editing,
        orderId: request.path.orderId,
        body: request.body,
      });
      return withState(await readBy(request, queries, order), statusOf(order), request.now, editing);
    },

    cancelOrder: async (request, queries) => {
      const editing = await orderEditingOf(queries, services, ownerOf(request));
      const order = await cancelOrder(queries, {
        visit: mainCartAccess(request),
        editing,
        orderId: request.path.orderId,
        userName: request.caller.userName,
        body: request.body,
        mailBudget: services.mailBudget,
      });
      return withState(await readBy(request, queries, order), statusOf(order), request.now, editing);
    },

    restoreOrder: async (request, queries) => {
      const editing = await orderEditingOf(queries, services, ownerOf(request));
      const order = await restoreOrder(queries, {
        visit: mainCartAccess(request),
        editing,
        orderId: request.path.orderId,
        userName: request.caller.userName,
        body: request.body,
        mailBudget: services.mailBudget,
      });
      return withState(await readBy(request, queries, order), statusOf(order), request.now, editing);
    },

    getOrderRevisions: async (request, queries) =>
      orderRevisions(queries, ownerOf(request), request.path.orderId, request.locale),

    getExpectedGoods: (request, queries) => {
      const { today, now, query } = request;
      return goodsToCome(queries, ownerOf(request), { today, now, skus: query.skus });
    },

    getOrders: async (request, queries) => {
      const { sortBy, sortDirection, page, size } = request.query;
      const owner = ownerOf(request);
      return orderPage(queries, owner, {
        editing: await orderEditingOf(queries, services, owner),
        locale: request.locale,
        sortBy,
        sortDirection,
        page,
        size,
        seesPrices: request.seesPrices,
      });
    },

    getOrdersOverview: async (request, queries) => {
      const owner = ownerOf(request);
      const { sortBy, sortDirection, page, size, source, orderedFrom, orderedTo, editable } = request.query;
      const search = request.query.search?.trim();
      const query = {
        editing: await orderEditingOf(queries, services, owner),
        locale: request.locale,
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
      return overviewPage(queries, owner, query);
    },
  }) satisfies Handlers;
