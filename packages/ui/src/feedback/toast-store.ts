import { pausableTimer, type PausableTimer } from './pausable-timer';
import { toastDuration } from './toast-duration';
import type { ToastEntry, ToastMessage } from './toast-message';

/** How many messages the log keeps. */
export const STATUS_LOG_LENGTH = 20;

/** What is shown and what was said, newest first. */
export interface ToastState {
  readonly shown: readonly ToastEntry[];
  readonly log: readonly ToastEntry[];
}

/** The messages of one application. */
export interface ToastStore {
  /** Says something; answers the message's number. */
  readonly say: (message: ToastMessage) => number;
  /** Takes a message away before its time. */
  readonly dismiss: (id: number) => void;
  /** Stops the clocks of all messages while somebody reads. */
  readonly hold: () => void;
  /** Lets the clocks run on. */
  readonly resume: () => void;
  /** Calls back after each change; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => ToastState;
}

/** Makes the messages of one application; each application, and each test, makes its own. */
export const createToastStore = (): ToastStore => {
  let state: ToastState = { shown: [], log: [] };
  let lastId = 0;
  let held = false;
  const listeners = new Set<() => void>();
  const timers = new Map<number, PausableTimer>();

  const change = (next: ToastState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number): void => {
    timers.get(id)?.cancel();
    timers.delete(id);
    // Whoever held the clocks by pointing at the last message is no longer told when the pointer leaves.
    if (timers.size === 0) held = false;
    change({ ...state, shown: state.shown.filter((toast) => toast.id !== id) });
  };

  return {
    say: (message) => {
      const toast: ToastEntry = { ...message, id: (lastId += 1), at: new Date() };
      const timer = pausableTimer(toastDuration(message), () => {
        dismiss(toast.id);
      });
      timers.set(toast.id, timer);
      if (!held) timer.resume();
      change({ shown: [toast, ...state.shown], log: [toast, ...state.log].slice(0, STATUS_LOG_LENGTH) });
      return toast.id;
    },
    dismiss,
    hold: () => {
      held = true;
      for (const timer of timers.values()) timer.hold();
    },
    resume: () => {
      held = false;
      for (const timer of timers.values()) timer.resume();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    state: () => state,
  };
};
