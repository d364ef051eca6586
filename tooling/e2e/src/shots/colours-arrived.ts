/**
 * Runs in the page. Resolves when no colour is on its way from one scheme to the other any more, as far as that can be
 * waited for: what follows scrolling, stands still, goes on for ever or lies in a part that is not drawn never finishes.
 */
export const coloursArrived = (): Promise<unknown> => {
  const finite = document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        timeline === document.timeline &&
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
  return Promise.race([
    Promise.allSettled(finite.map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, 5000)),
  ]);
};
