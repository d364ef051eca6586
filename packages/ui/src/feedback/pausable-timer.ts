/** A timer that can be held; what had passed stays passed. */
export interface PausableTimer {
  readonly hold: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/**
 * Calls back once the time has passed, not counting the time it was held. It starts held.
 *
 * @param ms time in milliseconds
 */
export const pausableTimer = (ms: number, onEnd: () => void): PausableTimer => {
  let left = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - startedAt;
  };
  return {
    hold,
    resume: () => {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, Math.max(left, 0));
    },
    cancel: hold,
  };
};
