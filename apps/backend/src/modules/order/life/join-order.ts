import type {
  Order,
  OrderChange,
  OrderItem,
  OrderLineChange,
  OrderSubmission,
} from '@gastroshop/api-contract';
import { requestedDayForTour, requestedDaysOf } from '@gastroshop/domain/delivery';
import type { OrderEditing } from '@gastroshop/domain/order-life';
import { joinLines } from '@gastroshop/domain/quantity';
import type { Queries } from '../../../db';
import { throwProblem, type MailBudget } from '../../../http';
import type { CartAccess, LineView } from '../../cart';
import type { ChosenTour } from '../chosen-days';
import type { Destination } from '../delivery-address';
import { planChange } from './change-order';
import { changeable, lockOrder } from './locked-order';
import { storeRevision } from './store-revision';

/** A cart that is to be added to an order. */
export interface Joining {
  readonly visit: CartAccess;
  /** How far the customer's orders are changed. */
  readonly editing: OrderEditing;
  readonly orderId: string;
  readonly userName: string;
  readonly body: OrderSubmission;
  readonly destination: Destination;
  readonly tours: readonly ChosenTour[];
  /** The lines of the cart, each in order. */
  readonly views: readonly LineView[];
  /** Left out: mails are not counted. */
  readonly mailBudget?: MailBudget | undefined;
}

const FIELD = 'addToOrderId';

/**
 * @throws ProblemError invalid-request at the field for an order that goes elsewhere or on other days
 */
const checkSamePlaceAndDays = (order: Order, { destination, tours }: Joining): void => {
  const isSamePlace = order.deliveryAddress?.externalId === destination.externalId;
  const isSameDay = tours.every(
    ({ tour, delivery }) => requestedDayForTour(tour, requestedDaysOf(order)) === delivery.date,
  );
  if (isSamePlace && isSameDay) return;
  const message = 'The order goes to another address or comes on another day';
  throwProblem('invalid-request', { field: FIELD, detail: message, errors: [{ field: FIELD, message }] });
};

/** What a line of the order becomes with a line of the cart; undefined where no unit holds both amounts whole. */
const together = (
  item: Pick<OrderItem, 'unitAbbr' | 'ratio' | 'amount'> | undefined,
  { sku, content, unit, product }: LineView,
): OrderLineChange | undefined => {
  const { amount, unitAbbreviation } = content;
  const joined = joinLines(
    item && { unitAbbreviation: item.unitAbbr, amount: item.amount, ratio: item.ratio },
    { unitAbbreviation, amount, ...(unit !== undefined && { ratio: unit.ratio }) },
    product.units,
  );
  return joined && { sku, ...joined };
};

/** Texts of the submission that the order takes over; a note is added to the one that is there. */
const textsOf = (
  { comment = '' }: Order,
  { unloadingArea = '', customerOrderId = '', notes = '' }: OrderSubmission,
): Partial<OrderChange> => ({
  ...(unloadingArea !== '' && { unloadingArea }),
  ...(customerOrderId !== '' && { customerOrderId }),
  ...(notes !== '' && !comment.includes(notes) && { notes: comment === '' ? notes : `${comment}\n${notes}` }),
});

/**
 * Adds the lines of a cart to an open order of the same address and days, as a revision of it. The order's own deadlines and
 * days hold; amounts of an article in both add up, and its price follows the sum.
 *
 * @throws ProblemError not-found for a foreign order, order-locked for one of a fair or that cannot be changed any more,
 *   invalid-request for another address or day, deadline-passed with the lines that are too late, articles-not-available
 *   naming what cannot be added up, and what lines fail of
 */
export const joinOrder = async (queries: Queries, joining: Joining): Promise<Order> => {
  const { visit, orderId, userName, body, views, editing } = joining;
  if (visit.fair !== undefined)
    throwProblem('order-locked', { detail: 'Carts of fairs are orders of their own.' });
  const present = changeable(await lockOrder(queries, visit, orderId, editing), visit.now);
  const { doc, revision } = present;
  if (doc.source !== 'WEBSHOP')
    throwProblem('order-locked', { detail: 'Nothing can be added to an order of a fair.' });
  checkSamePlaceAndDays(doc, joining);
  const items = new Map(doc.orderItems.map((item) => [item.productSku, item]));
  const added = views.map((view) => ({ view, line: together(items.get(view.sku), view) }));
  const impossible = added.filter(({ line }) => line === undefined).map(({ view }) => view.sku);
  if (impossible.length > 0) throwProblem('articles-not-available', { more: { skus: impossible } });
  const change = {
    seenRevision: revision,
    lines: added.flatMap(({ line }) => (line === undefined ? [] : [line])),
    ...textsOf(doc, body),
  };
  const contents = new Map(views.map(({ sku, content }) => [sku, content]));
  const planned = await planChange(queries, visit, present, change, contents);
  if (planned === undefined) return doc;
  await storeRevision(queries, visit, { ...planned, userName, mailBudget: joining.mailBudget });
  return planned.order;
};
