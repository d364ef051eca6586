import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  list,
  occurrenceLinesSchema,
  occurrenceSubmissionSchema,
  queryInteger,
  queryParameters,
  standingOccurrenceSchema,
  standingOrderBodySchema,
  standingOrderHolidaySchema,
  standingOrderPauseSchema,
  standingOrderSchema,
  standingOrderStartSchema,
  standingOrderUpdateSchema,
} from '../../schemas';
import { defineCall } from '../call';
import { occurrenceErrors } from '../order-errors';

const query = z.object({ customerId: queryParameters.optionalCustomerId });

export const getStandingOrders = defineCall(endpoints.getStandingOrders, {
  summary: 'The standing orders of a customer, with the next time each comes.',
  feature: 'STANDING_ORDERS',
  query,
  answer: list(standingOrderSchema),
  priceBearing: true,
});

export const createStandingOrder = defineCall(endpoints.createStandingOrder, {
  summary: 'Sets up a standing order.',
  feature: 'STANDING_ORDERS',
  query,
  body: standingOrderBodySchema,
  answer: standingOrderSchema,
  // The delivery address in the body.
  errors: ['not-found'],
  priceBearing: true,
});

export const createStandingOrderFromOrder = defineCall(endpoints.createStandingOrderFromOrder, {
  summary: 'Sets up a standing order with the lines of an order.',
  feature: 'STANDING_ORDERS',
  query,
  body: standingOrderStartSchema,
  answer: standingOrderSchema,
  priceBearing: true,
});

export const createStandingOrderFromTemplate = defineCall(endpoints.createStandingOrderFromTemplate, {
  summary: 'Sets up a standing order with the lines of an order template.',
  feature: 'STANDING_ORDERS',
  query,
  body: standingOrderStartSchema,
  answer: standingOrderSchema,
  priceBearing: true,
});

export const getStandingOrder = defineCall(endpoints.getStandingOrder, {
  summary: 'One standing order.',
  feature: 'STANDING_ORDERS',
  query,
  answer: standingOrderSchema,
  priceBearing: true,
});

export const putStandingOrder = defineCall(endpoints.putStandingOrder, {
  summary: 'Changes a standing order, where it is what the user saw.',
  feature: 'STANDING_ORDERS',
  query,
  body: standingOrderUpdateSchema,
  answer: standingOrderSchema,
  errors: ['standing-order-changed'],
  priceBearing: true,
});

export const stopStandingOrder = defineCall(endpoints.stopStandingOrder, {
  summary: 'Stops a standing order; it stays readable and can be resumed.',
  feature: 'STANDING_ORDERS',
  query,
  answer: standingOrderSchema,
  priceBearing: true,
});

export const pauseStandingOrder = defineCall(endpoints.pauseStandingOrder, {
  summary: 'Pauses a standing order until a day, or until it is resumed.',
  feature: 'STANDING_ORDERS',
  query,
  body: standingOrderPauseSchema,
  answer: standingOrderSchema,
  errors: ['standing-order-changed'],
  priceBearing: true,
});

export const pauseAllStandingOrders = defineCall(endpoints.pauseAllStandingOrders, {
  summary: 'Pauses the standing orders of a customer over a holiday, but for some; answers all of them.',
  feature: 'STANDING_ORDERS',
  query,
  body: standingOrderHolidaySchema,
  answer: list(standingOrderSchema),
  priceBearing: true,
});

export const resumeStandingOrder = defineCall(endpoints.resumeStandingOrder, {
  summary: 'Ends the pause of a standing order, or starts a stopped one again.',
  feature: 'STANDING_ORDERS',
  query,
  answer: standingOrderSchema,
  errors: ['standing-order-changed'],
  priceBearing: true,
});

export const getStandingOrderOccurrences = defineCall(endpoints.getStandingOrderOccurrences, {
  summary: 'The next times a standing order comes, with what would be ordered and what is asked.',
  feature: 'STANDING_ORDERS',
  query: query.extend({
    count: queryInteger(z.int().min(1).max(12)).default(4).describe('How many, 1 to 12'),
  }),
  answer: list(standingOccurrenceSchema),
  priceBearing: true,
});

export const skipOccurrence = defineCall(endpoints.skipOccurrence, {
  summary: 'Leaves one occurrence out, until its deadline.',
  feature: 'STANDING_ORDERS',
  query,
  answer: standingOccurrenceSchema,
  errors: occurrenceErrors,
  priceBearing: true,
});

export const unskipOccurrence = defineCall(endpoints.unskipOccurrence, {
  summary: 'Takes a skip back, until the deadline of the occurrence.',
  feature: 'STANDING_ORDERS',
  query,
  answer: standingOccurrenceSchema,
  errors: occurrenceErrors,
  priceBearing: true,
});

export const putOccurrenceLines = defineCall(endpoints.putOccurrenceLines, {
  summary: 'Gives one occurrence lines of its own, until its deadline; the others come as they do.',
  feature: 'STANDING_ORDERS',
  query,
  body: occurrenceLinesSchema,
  answer: standingOccurrenceSchema,
  errors: occurrenceErrors,
  priceBearing: true,
});

export const resetOccurrenceLines = defineCall(endpoints.resetOccurrenceLines, {
  summary: 'Brings one occurrence back to what comes each time, until its deadline.',
  feature: 'STANDING_ORDERS',
  query,
  answer: standingOccurrenceSchema,
  errors: occurrenceErrors,
  priceBearing: true,
});

export const submitOccurrence = defineCall(endpoints.submitOccurrence, {
  summary: 'Orders one occurrence now, exactly once, and so answers what it asks.',
  feature: 'STANDING_ORDERS',
  query,
  body: occurrenceSubmissionSchema,
  answer: standingOccurrenceSchema,
  errors: [...occurrenceErrors, 'amount-too-small', 'order-value-too-small', 'cart-empty'],
  priceBearing: true,
});
