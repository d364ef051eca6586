import type { Clock } from '@gastroshop/domain/calendar';
import type { LineDelivery } from '@gastroshop/domain/cart';
import {
  productDeadline,
  temperatureGroup,
  type DeliverySlot,
  type DeliveryWindow,
  type TourName,
} from '@gastroshop/domain/delivery';
import { lineDeadline } from '@gastroshop/domain/order-life';
import { priceLine, type LineView, type PricedPart, type CartPricing, type TourSchedules } from '../cart';
import type { ChosenTour } from './chosen-days';
import { lineDay } from './line-day';
import { plannedDelivery } from './planned-delivery';

/** The drive a part of a line comes with: what the least value of an order is asked of. */
export interface DeliveryRun {
  readonly tour: TourName;
  readonly date: string;
  readonly slot: DeliverySlot;
}

/** A part of a line as it will be ordered: priced, with its delivery. */
export interface OrderPart extends PricedPart {
  readonly delivery: LineDelivery & { readonly date: string };
  readonly drive: DeliveryRun;
  /** Strictly before it the part can be changed, epoch milliseconds. */
  readonly editableUntil: number | undefined;
}

/** A line as it will be ordered. */
export interface OrderRow extends LineView {
  readonly unit: NonNullable<LineView['unit']>;
  /** One for each entry of the line's plan; without a plan one. */
  readonly parts: readonly OrderPart[];
  /** The line's own day, where it cannot come with the rest. */
  readonly alternativeDate: string | undefined;
}

/** What decides prices and days of an order's lines. */
export interface OrderPricing {
  readonly schedules: TourSchedules;
  /** The tours of what is not planned, with their days. */
  readonly tours: readonly ChosenTour[];
  readonly prices: CartPricing;
  readonly clock: Clock;
  /** Days of the fair, where all that comes on a day is one delivery; missing: the own shop. */
  readonly window: DeliveryWindow | undefined;
  /** Whether lines can be changed until their deadlines. */
  readonly canBeChanged: boolean;
}

const unchecked = () => new Error('A line was not checked before it was ordered');

const plannedRow = (
  view: LineView,
  { schedules, prices, clock, window, canBeChanged }: OrderPricing,
): OrderRow => {
  const tour = schedules.of(temperatureGroup(view.product.attributes));
  const parts = priceLine(view, prices);
  if (tour === undefined || parts === undefined || view.unit === undefined) throw unchecked();
  return {
    ...view,
    unit: view.unit,
    alternativeDate: undefined,
    parts: parts.map((part): OrderPart => {
      if (part.plannedFor === undefined) throw unchecked();
      const { date, slot } = plannedDelivery(tour.schedule, clock, part.plannedFor, view, window);
      const editableUntil = canBeChanged
        ? lineDeadline(tour.schedule, date, productDeadline(view.product.attributes))
        : undefined;
      return { ...part, delivery: { date }, drive: { tour: tour.tour.name, date, slot }, editableUntil };
    }),
  };
};

const wholeRow = (view: LineView, { tours, prices, clock, window, canBeChanged }: OrderPricing): OrderRow => {
  const temperature = temperatureGroup(view.product.attributes);
  const chosen = tours.find(({ tour }) => tour.temperatures.includes(temperature));
  if (chosen === undefined) throw unchecked();
  const { date: orderDay, slot } = chosen.delivery;
  const article = productDeadline(view.product.attributes);
  const alternativeDate = lineDay(chosen.schedule, clock, orderDay, { article, window }, view.sku);
  const date = alternativeDate ?? orderDay;
  const parts = priceLine(view, prices, date);
  if (parts === undefined || view.unit === undefined) throw unchecked();
  const delivery = window === undefined ? { date, temperature } : { date };
  const drive = { tour: chosen.tour.name, date: orderDay, slot };
  const editableUntil = canBeChanged ? lineDeadline(chosen.schedule, date, article) : undefined;
  return {
    ...view,
    unit: view.unit,
    alternativeDate,
    parts: parts.map((part) => ({ ...part, delivery, drive, editableUntil })),
  };
};

/**
 * Prices the lines and gives each its day, or its parts theirs. Every line has a tour, a unit and a price question by
 * now.
 *
 * @throws ProblemError delivery-day-not-possible, deadline-passed naming an article whose own days are not possible
 */
export const orderRows = (views: readonly LineView[], terms: OrderPricing): readonly OrderRow[] =>
  views.map((view) => (view.content.plan === undefined ? wholeRow(view, terms) : plannedRow(view, terms)));
