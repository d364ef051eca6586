export { type ConsentAnswers, sameAnswer, writeConsents } from './consents';
export { createTracking, type Tracking, type TrackingSettings } from './create-tracking';
export { type ConsentControl, useConsents, useTracking } from './tracking-context';
export type {
  ActionEvent,
  CheckoutEvent,
  ClickEvent,
  OrderedItem,
  PageEvent,
  SearchEvent,
  TrackingEvent,
} from './tracking-event';
export { TrackingProvider, type TrackingProviderProps } from './tracking-provider';
