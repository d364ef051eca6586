import type { TrackingEvent } from './tracking-event';

/** A service behind its adapter. */
export interface TrackingAdapter {
  /** Tells the service; may fail, which is nobody's business but the log's. */
  readonly receive: (event: TrackingEvent) => void | Promise<void>;
  /** The consent was withdrawn: nothing is sent from now on, and what the service keeps in the browser goes. */
  readonly stop: () => void;
}
