import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** The standing orders of a customer. */
export const getStandingOrders = /* @__PURE__ */ call('getStandingOrders', endpoints.getStandingOrders);

/** Sets up a standing order. */
export const createStandingOrder = /* @__PURE__ */ call('createStandingOrder', endpoints.createStandingOrder);

/** Sets up a standing order with the lines of an order. */
export const createStandingOrderFromOrder = /* @__PURE__ */ call(
  'createStandingOrderFromOrder',
  endpoints.createStandingOrderFromOrder,
);

/** Sets up a standing order with the lines of an order template. */
export const createStandingOrderFromTemplate = /* @__PURE__ */ call(
  'createStandingOrderFromTemplate',
  endpoints.createStandingOrderFromTemplate,
);

/** One standing order. */
export const getStandingOrder = /* @__PURE__ */ call('getStandingOrder', endpoints.getStandingOrder);

/** Changes a standing order. */
export const putStandingOrder = /* @__PURE__ */ call('putStandingOrder', endpoints.putStandingOrder);

/** Stops a standing order; it stays readable and can be resumed. */
export const stopStandingOrder = /* @__PURE__ */ call('stopStandingOrder', endpoints.stopStandingOrder);

/** Pauses a standing order. */
export const pauseStandingOrder = /* @__PURE__ */ call('pauseStandingOrder', endpoints.pauseStandingOrder);

/** Pauses the standing orders of a customer over a holiday. */
export const pauseAllStandingOrders = /* @__PURE__ */ call(
  'pauseAllStandingOrders',
  endpoints.pauseAllStandingOrders,
);

/** Ends the pause of a standing order, or starts a stopped one again. */
export const resumeStandingOrder = /* @__PURE__ */ call('resumeStandingOrder', endpoints.resumeStandingOrder);

/** The next times a standing order comes. */
export const getStandingOrderOccurrences = /* @__PURE__ */ call(
  'getStandingOrderOccurrences',
  endpoints.getStandingOrderOccurrences,
);

/** Leaves one occurrence out. */
export const skipOccurrence = /* @__PURE__ */ call('skipOccurrence', endpoints.skipOccurrence);

/** Takes a skip back until its deadline. */
export const unskipOccurrence = /* @__PURE__ */ call('unskipOccurrence', endpoints.unskipOccurrence);

/** Gives one occurrence lines of its own. */
export const putOccurrenceLines = /* @__PURE__ */ call('putOccurrenceLines', endpoints.putOccurrenceLines);

/** Brings one occurrence back to what comes each time. */
export const resetOccurrenceLines = /* @__PURE__ */ call(
  'resetOccurrenceLines',
  endpoints.resetOccurrenceLines,
);

/** Orders one occurrence now, once, whatever it asks. */
export const submitOccurrence = /* @__PURE__ */ call('submitOccurrence', endpoints.submitOccurrence);
