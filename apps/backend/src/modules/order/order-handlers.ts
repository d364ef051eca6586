import { visibleTo, type CallRequest, type Handlers } from '../../calls';
import { fairCartVisit, ownCartVisit, type CartVisit } from '../cart';
import type { Services } from '../services';
import { orderById } from './one-order';
import { orderPage, overviewPage, type OrderOwner } from './order-list';
import { submitCart, type Submission } from './submit-cart';

interface Acting {
  readonly tenant: string;
  readonly customer: { readonly id: string };
}

const ownerOf = ({ tenant, customer }: Acting): OrderOwner => ({ tenant, customerId: customer.id });

const submissionOf = (
  request: CallRequest<'submitCart' | 'submitSubshopCart'>,
  visit: CartVisit,
  { secret, mailBudget }: Services,
): Submission => ({
  visit,
  mailBudget,
  userName: request.caller.userName,
  body: request.body,
  idempotencyKey: request.idempotencyKey,
  secret,
  visible: (order) => visibleTo(order, request.caller.flags, request.seesPrices),
});

/** Orders: submitting the own cart and those of fairs, and what was ordered. */
export const orderHandlers = (services: Services) =>
  ({
    submitCart: (request, queries) =>
      submitCart(queries, submissionOf(request, ownCartVisit(request), services)),

    submitSubshopCart: async (request, queries) =>
      submitCart(queries, submissionOf(request, await fairCartVisit(request, queries), services)),

    getOrder: (request, queries) => orderById(queries, ownerOf(request), request.path.orderId),

    getOrders: (request, queries) => {
      const { sortBy, sortDirection, page } = request.query;
      return orderPage(queries, ownerOf(request), {
        sortBy,
        sortDirection,
        page,
        seesPrices: request.seesPrices,
      });
    },

    getOrdersOverview: (request, queries) => {
      const { sortBy, sortDirection, page, source } = request.query;
      const query = { sortBy, sortDirection, page, source, seesPrices: request.seesPrices };
      return overviewPage(queries, ownerOf(request), query);
    },
  }) satisfies Handlers;
