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
import { fairEntryErrors, fairErrors, lineErrors, submissionErrors } from '../order-errors';

export const putSubshopCartItems = defineCall(endpoints.putSubshopCartItems, {
  summary: 'Adds or changes the listed lines of the fair cart and leaves the others; answers the whole cart.',
  body: cartItemWrites,
  answer: cart,
  errors: [...lineErrors, ...fairEntryErrors],
  priceBearing: true,
});

export const putSubshopCartItem = defineCall(endpoints.putSubshopCartItem, {
  summary: 'Adds or changes one line of the fair cart; answers the whole cart.',
  body: cartItemWrite,
  answer: cart,
  errors: [...lineErrors, ...fairEntryErrors],
  priceBearing: true,
});

export const putSubshopCartItemWithoutDetail = defineCall(endpoints.putSubshopCartItemWithoutDetail, {
  summary: 'Adds or changes one line of the fair cart; answers the line and the new version only.',
  body: cartItemWrite,
  answer: cartLineAnswer,
  errors: [...lineErrors, ...fairEntryErrors],
});

export const clearSubshopCart = defineCall(endpoints.clearSubshopCart, {
  summary: 'Empties the fair cart.',
  answer: cart,
  priceBearing: true,
});

export const deleteSubshopCartItem = defineCall(endpoints.deleteSubshopCartItem, {
  summary: 'Takes a line out of the fair cart; answers the whole cart.',
  body: cartItemRemoval,
  answer: cart,
  errors: ['cart-already-ordered'],
  priceBearing: true,
});

export const getSubshopCart = defineCall(endpoints.getSubshopCart, {
  summary: "The customer's cart in a fair.",
  answer: cart,
  priceBearing: true,
});

export const getSubshopCartEvents = defineCall(endpoints.getSubshopCartEvents, {
  summary: 'What happened in the fair cart, latest first.',
  answer: list(cartEvent),
});

export const submitSubshopCart = defineCall(endpoints.submitSubshopCart, {
  summary: 'Orders what is in the fair cart, exactly once.',
  body: orderSubmission,
  answer: order,
  errors: [...submissionErrors, ...fairErrors],
  priceBearing: true,
});

export const watchSubshopCart = defineCall(endpoints.watchSubshopCart, {
  summary: 'Events of the fair cart as they happen.',
  answer: cartEvent,
});
