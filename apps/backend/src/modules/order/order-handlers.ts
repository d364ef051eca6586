import { visibleTo, type Handlers } from '../../calls';
import { ownCartVisit } from '../cart';
import type { Services } from '../services';
import { orderById } from './one-order';
import { orderPage, overviewPage, type OrderOwner } from './order-list';
import { receiptPdf } from './order-receipt';
import { submitCart } from './submit-cart';

interface Acting {
  readonly tenant: string;
  readonly customer: { readonly id: string };
}

const ownerOf = ({ tenant, customer }: Acting): OrderOwner => ({ tenant, customerId: customer.id });

/** Orders: submitting the own cart, and what was ordered. */
export const orderHandlers = ({ secret }: Services) =>
  ({
    submitCart: (request, queries) =>
      submitCart(queries, {
        visit: ownCartVisit(request),
        userName: request.caller.userName,
        body: request.body,
        idempotencyKey: request.idempotencyKey,
        secret,
        visible: (order) => visibleTo(order, request.caller.flags, request.seesPrices),
      }),

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

    getReceiptPdf: (request, queries) => {
      const { tenant, customer, locale, seesPrices, path, query } = request;
      const { documentNumber } = path;
      return receiptPdf(queries, {
        documentNumber,
        receiptType: query.receiptType,
        tenant,
        customer,
        locale,
        seesPrices,
      });
    },
  }) satisfies Handlers;
