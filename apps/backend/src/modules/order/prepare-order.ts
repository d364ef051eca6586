import type { LineContent, OrderSubmission, Totals } from '@gastroshop/api-contract';
import { cartTotals } from '@gastroshop/domain/cart';
import { temperatureGroup } from '@gastroshop/domain/delivery';
import { runPair, type Queries } from '../../db';
import {
  clockOf,
  lineView,
  cartPricing,
  offerAt,
  tourSchedules,
  windowAt,
  type CartAccess,
  type LineView,
  type TourSchedule,
  type TourSchedules,
} from '../cart';
import { deliveryTerms, type CustomerDeliveryTerms } from '../customer';
import { loadProducts } from '../product';
import { checkLines } from './check-lines';
import { checkOrderValue } from './check-order-value';
import { chosenTours, type ChosenTour } from './chosen-days';
import { destinationOf, type Destination } from './delivery-address';
import { orderRows, type OrderRow } from './order-row';
import { totalsLinesOfRow } from './totals-lines';

/** A line somebody wants to order. */
interface WantedLine {
  readonly sku: string;
  readonly content: LineContent;
}

/** What is to be ordered. */
export interface OrderWish {
  readonly visit: CartAccess;
  readonly body: OrderSubmission;
  readonly lines: readonly WantedLine[];
  readonly canBeChanged: boolean;
}

/** An order that was checked and priced, and is not placed yet. */
export interface PreparedOrder {
  readonly destination: Destination;
  readonly slots: CustomerDeliveryTerms;
  readonly views: readonly LineView[];
  readonly tours: readonly ChosenTour[];
  readonly rows: readonly OrderRow[];
  readonly totals: Totals;
}

/** The tours for which a day has to be chosen: those that carry more than what is planned line by line. */
const unplannedTours = ({ tours }: TourSchedules, views: readonly LineView[]): readonly TourSchedule[] => {
  const groups = views
    .filter(({ content }) => content.plan === undefined)
    .map(({ product }) => temperatureGroup(product.attributes));
  return tours.filter(({ tour }) => groups.some((group) => tour.temperatures.includes(group)));
};

/**
 * Checks what is to be ordered by the server's clock and prices it with today's prices. The order of the checks: address,
 * articles, amounts, days, order value. Nothing is written.
 *
 * @throws ProblemError what the contract names for submissions
 */
export const prepareOrder = async (
  queries: Queries,
  { visit, body, lines, canBeChanged }: OrderWish,
): Promise<PreparedOrder> => {
  const { key, buyer } = visit;
  // All exceptions, past ones as well: what is wrong with a day that is over follows from them.
  const [destination, slots] = await runPair(
    queries,
    () => destinationOf(queries, key.tenant, buyer.customer, body),
    () => deliveryTerms(queries, key.tenant, key.customerId),
  );
  const skus = lines.map(({ sku }) => sku);
  const products = await loadProducts(queries, buyer, skus, { slots, fair: offerAt(visit) });
  const views = lines.map(({ sku, content }) => lineView(sku, content, products));
  checkLines(views);

  const clock = clockOf(visit);
  const window = windowAt(visit);
  const schedules = tourSchedules(views, slots, destination.externalId);
  const tours = chosenTours(unplannedTours(schedules, views), body, clock, window);
  const prices = cartPricing(visit);
  const rows = orderRows(views, { schedules, tours, prices, clock, window, canBeChanged });
  // What is added to an order reaches the least value together with it.
  if (body.addToOrderId === undefined) checkOrderValue(rows, visit.seesPrices);
  const totals = cartTotals({ lines: rows.flatMap(totalsLinesOfRow) });
  return { destination, slots, views, tours, rows, totals };
};
