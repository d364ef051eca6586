import type { Tone } from './tone';

/** A short message that has no place on the page. */
export interface ToastMessage {
  /** What kind of thing is said. */
  readonly tone: Tone;
  /** What happened, in a few words. */
  readonly title: string;
  /** What follows from it. */
  readonly text?: string | undefined;
  /** A way back or on. */
  readonly action?: ToastAction | undefined;
  /** How long it stays, in ms; longer by default where there is something to press. */
  readonly life?: number | undefined;
}

/** What a message lets people do. */
export interface ToastAction {
  /** The words of the button. */
  readonly label: string;
  /** What it does; the message goes. */
  readonly onAction: () => void;
}

/** A message that has been said. */
export interface ToastEntry extends ToastMessage {
  readonly id: number;
  /** When it was said. */
  readonly at: Date;
}
