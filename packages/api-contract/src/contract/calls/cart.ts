import * as endpoints from '../../endpoints';
import {
  cart,
  cartEvent,
  cartItemRemoval,
  cartItemWrite,
  cartItemWrites,
  cartLineAnswer,
  list,
  order,
  orderSubmission,
} from '../../shapes';
import { defineCall } from '../call';
import { lineErrors, submissionErrors } from '../order-errors';

export const putCartItems = defineCall(endpoints.putCartItems, {
  summary: 'Adds or changes the listed lines and leaves the others; answers the whole cart.',
  body: cartItemWrites,
  answer: cart,
  errors: lineErrors,
  priceBearing: true,
});

export const putCartItem = defineCall(endpoints.putCartItem, {
  summary: 'Adds or changes one line; answers the whole cart.',
  body: cartItemWrite,
  answer: cart,
  errors: lineErrors,
  priceBearing: true,
});

export const putCartItemWithoutDetail = defineCall(endpoints.putCartItemWithoutDetail, {
  summary: 'Adds or changes one line; answers the line and the new version only.',
  body: cartItemWrite,
  answer: cartLineAnswer,
  errors: lineErrors,
});

export const clearCart = defineCall(endpoints.clearCart, {
  summary: 'Empties the cart.',
  answer: cart,
  priceBearing: true,
});

export const getCart = defineCall(endpoints.getCart, {
  summary: "The customer's cart.",
  answer: cart,
  priceBearing: true,
});

export const getCartEvents = defineCall(endpoints.getCartEvents, {
  summary: 'What happened in the cart, latest first.',
  answer: list(cartEvent),
});

export const deleteCartItem = defineCall(endpoints.deleteCartItem, {
  summary: 'Takes a line out of the cart; answers the whole cart.',
  body: cartItemRemoval,
  answer: cart,
  errors: ['cart-already-ordered'],
  priceBearing: true,
});

export const submitCart = defineCall(endpoints.submitCart, {
  summary: 'Orders what is in the cart, exactly once.',
  body: orderSubmission,
  answer: order,
  errors: submissionErrors,
  priceBearing: true,
});

export const watchCart = defineCall(endpoints.watchCart, {
  summary: 'Cart events as they happen.',
  answer: cartEvent,
});
