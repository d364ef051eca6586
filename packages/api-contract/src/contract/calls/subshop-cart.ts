import * as endpoints from '../../endpoints';
import {
  cartSchema,
  cartEventSchema,
  cartItemRemovalSchema,
  cartItemWriteSchema,
  cartItemWritesSchema,
  cartLineAnswerSchema,
  list,
  orderSchema,
  orderSubmissionSchema,
} from '../../schemas';
import { defineCall } from '../call';
import { fairEntryErrors, fairErrors, lineErrors, submissionErrors } from '../order-errors';

export const putSubshopCartItems = defineCall(endpoints.putSubshopCartItems, {
  summary: 'Adds or changes the listed lines of the fair cart and leaves the others; answers the whole cart.',
  body: cartItemWritesSchema,
  answer: cartSchema,
  errors: [...lineErrors, ...fairEntryErrors],
  priceBearing: true,
});

export const putSubshopCartItem = defineCall(endpoints.putSubshopCartItem, {
  summary: 'Adds or changes one line of the fair cart; answers the whole cart.',
  body: cartItemWriteSchema,
  answer: cartSchema,
  errors: [...lineErrors, ...fairEntryErrors],
  priceBearing: true,
});

export const putSubshopCartItemWithoutDetail = defineCall(endpoints.putSubshopCartItemWithoutDetail, {
  summary: 'Adds or changes one line of the fair cart; answers the line and the new version only.',
  body: cartItemWriteSchema,
  answer: cartLineAnswerSchema,
  errors: [...lineErrors, ...fairEntryErrors],
});

export const clearSubshopCart = defineCall(endpoints.clearSubshopCart, {
  summary: 'Empties the fair cart.',
  answer: cartSchema,
  priceBearing: true,
});

export const deleteSubshopCartItem = defineCall(endpoints.deleteSubshopCartItem, {
  summary: 'Takes a line out of the fair cart; answers the whole cart.',
  body: cartItemRemovalSchema,
  answer: cartSchema,
  errors: ['cart-already-ordered'],
  priceBearing: true,
});

export const getSubshopCart = defineCall(endpoints.getSubshopCart, {
  summary: "The customer's cart in a fair.",
  answer: cartSchema,
  priceBearing: true,
});

export const getSubshopCartEvents = defineCall(endpoints.getSubshopCartEvents, {
  summary: 'What happened in the fair cart, latest first.',
  answer: list(cartEventSchema),
});

export const submitSubshopCart = defineCall(endpoints.submitSubshopCart, {
  summary: 'Orders what is in the fair cart, exactly once.',
  body: orderSubmissionSchema,
  answer: orderSchema,
  errors: [...submissionErrors, ...fairErrors],
  priceBearing: true,
});

export const watchSubshopCart = defineCall(endpoints.watchSubshopCart, {
  summary: 'Events of the fair cart as they happen.',
  answer: cartEventSchema,
});
