// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

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

/** The next times a standing order comes, with what would be ordered and what is asked. */
export const getStandingOrderOccurrences = /* @__PURE__ */ call(
  'getStandingOrderOccurrences',
  endpoints.getStandingOrderOccurrences,
);

/** The standing orders of a customer, with the next time each comes. */
export const getStandingOrders = /* @__PURE__ */ call('getStandingOrders', endpoints.getStandingOrders);

/** Pauses the standing orders of a customer over a holiday, but for some; answers all of them. */
export const pauseAllStandingOrders = /* @__PURE__ */ call(
  'pauseAllStandingOrders',
  endpoints.pauseAllStandingOrders,
);

/** Pauses a standing order until a day, or until it is resumed. */
export const pauseStandingOrder = /* @__PURE__ */ call('pauseStandingOrder', endpoints.pauseStandingOrder);

/** Gives one occurrence lines of its own, until its deadline; the others come as they do. */
export const putOccurrenceLines = /* @__PURE__ */ call('putOccurrenceLines', endpoints.putOccurrenceLines);

/** Changes a standing order, where it is what the user saw. */
export const putStandingOrder = /* @__PURE__ */ call('putStandingOrder', endpoints.putStandingOrder);

/** Brings one occurrence back to what comes each time, until its deadline. */
export const resetOccurrenceLines = /* @__PURE__ */ call(
  'resetOccurrenceLines',
  endpoints.resetOccurrenceLines,
);

/** Ends the pause of a standing order, or starts a stopped one again. */
export const resumeStandingOrder = /* @__PURE__ */ call('resumeStandingOrder', endpoints.resumeStandingOrder);

/** Leaves one occurrence out, until its deadline. */
export const skipOccurrence = /* @__PURE__ */ call('skipOccurrence', endpoints.skipOccurrence);

/** Stops a standing order; it stays readable and can be resumed. */
export const stopStandingOrder = /* @__PURE__ */ call('stopStandingOrder', endpoints.stopStandingOrder);

/** Orders one occurrence now, exactly once, and so answers what it asks. */
export const submitOccurrence = /* @__PURE__ */ call('submitOccurrence', endpoints.submitOccurrence);

/** Takes a skip back, until the deadline of the occurrence. */
export const unskipOccurrence = /* @__PURE__ */ call('unskipOccurrence', endpoints.unskipOccurrence);
