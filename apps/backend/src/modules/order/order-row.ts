import type { Clock } from '@gastroshop/domain/calendar';
import type { LineDelivery } from '@gastroshop/domain/cart';
import { alternativeDeliveryDate, articleDeadline, temperatureGroup } from '@gastroshop/domain/delivery';
import type { PricedRow, PriceOnRequest } from '@gastroshop/domain/pricing';
import { priceLine, type LineView } from '../cart';
import type { ChosenTour } from './chosen-days';

/** A line as it will be ordered: priced on the day of the order, with its delivery. */
export interface OrderRow extends LineView {
  readonly unit: NonNullable<LineView['unit']>;
  readonly row: PricedRow | PriceOnRequest;
  readonly delivery: LineDelivery & { readonly date: string };
  /** The line's own day, where it cannot come with the rest. */
  readonly alternativeDate: string | undefined;
}

/** Prices the lines and gives each its day. Every line has a tour, a unit and a price question by now. */
export const orderRows = (
  views: readonly LineView[],
  tours: readonly ChosenTour[],
  today: string,
  clock: Clock,
): readonly OrderRow[] =>
  views.map((view) => {
    const temperature = temperatureGroup(view.product.attributes);
    const chosen = tours.find(({ tour }) => tour.temperatures.includes(temperature));
    const row = priceLine(view, today);
    if (chosen === undefined || row === undefined || view.unit === undefined)
      throw new Error('A line was not checked before it was ordered');
    const orderDay = chosen.delivery.date;
    const alternativeDate = alternativeDeliveryDate(chosen.schedule, clock, orderDay, {
      article: articleDeadline(view.product.attributes),
    });
    return {
      ...view,
      unit: view.unit,
      row,
      delivery: { date: alternativeDate ?? orderDay, temperature },
      alternativeDate,
    };
  });
