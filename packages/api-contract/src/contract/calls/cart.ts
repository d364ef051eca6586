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
import { lineErrors, submissionErrors } from '../order-errors';

export const putCartItems = defineCall(endpoints.putCartItems, {
  summary: 'Adds or changes the listed lines and leaves the others; answers the whole cart.',
  body: cartItemWritesSchema,
  answer: cartSchema,
  errors: lineErrors,
  priceBearing: true,
});

export const putCartItem = defineCall(endpoints.putCartItem, {
  summary: 'Adds or changes one line; answers the whole cart.',
  body: cartItemWriteSchema,
  answer: cartSchema,
  errors: lineErrors,
  priceBearing: true,
});

export const putCartItemWithoutDetail = defineCall(endpoints.putCartItemWithoutDetail, {
  summary: 'Adds or changes one line; answers the line and the new version only.',
  body: cartItemWriteSchema,
  answer: cartLineAnswerSchema,
  errors: lineErrors,
});

export const clearCart = defineCall(endpoints.clearCart, {
  summary: 'Empties the cart.',
  answer: cartSchema,
  priceBearing: true,
});

export const getCart = defineCall(endpoints.getCart, {
  summary: "The customer's cart.",
  answer: cartSchema,
  priceBearing: true,
});

export const getCartEvents = defineCall(endpoints.getCartEvents, {
  summary: 'What happened in the cart, latest first.',
  answer: list(cartEventSchema),
});

export const deleteCartItem = defineCall(endpoints.deleteCartItem, {
  summary: 'Takes a line out of the cart; answers the whole cart.',
  body: cartItemRemovalSchema,
  answer: cartSchema,
  errors: ['cart-already-ordered'],
  priceBearing: true,
});

export const submitCart = defineCall(endpoints.submitCart, {
  summary: 'Orders what is in the cart, exactly once.',
  body: orderSubmissionSchema,
  answer: orderSchema,
  errors: submissionErrors,
  priceBearing: true,
});

export const watchCart = defineCall(endpoints.watchCart, {
  summary: 'Cart events as they happen.',
  answer: cartEventSchema,
});
