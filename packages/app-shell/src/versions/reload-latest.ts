/** How long a newer version is waited for before the page is loaded again as it is, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * How long the page is left alone before the newer version takes over, in milliseconds. Whoever comes back to a page and
 * presses the button makes it ask for what may have changed meanwhile, in that very moment. Where that meets the end of
 * the worker before, Chromium starts it once more and forgets the newer one, and the page loaded next never arrives.
 */
const QUIET_MS = 500;

/**
 * How long the page asked for may take before it is asked for once more, in milliseconds: the worker answers it from what
 * it holds, at once or, after that fault of Chromium, never.
 */
const ARRIVES_MS = 4000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const untilState = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!states.includes(worker.state)) return;
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Lets the newest version of the shop take over, where one is waiting or can be had. It has as soon as it is active; a
 * page asked for before would have to wait for that.
 */
const takeNewest = async (workers: ServiceWorkerContainer): Promise<void> => {
  const registration = await workers.getRegistration();
  if (registration === undefined) return;
  if (registration.waiting === null) await registration.update();
  const next = registration.waiting ?? registration.installing;
  if (next === null) return;
  await Promise.all([
    untilState(next, ['installed', 'activating', 'activated', 'redundant']),
    wait(QUIET_MS),
  ]);
  next.postMessage('take-over');
  await untilState(next, ['activated', 'redundant']);
};

/**
 * Loads the page again, as the newest version of the shop. What was typed is kept: it is written down as it is typed.
 *
 * @param reload loads the page again
 */
export const reloadLatest = async (
  reload: () => void = () => {
    globalThis.location.reload();
  },
): Promise<void> => {
  if ('serviceWorker' in navigator)
    await Promise.race([takeNewest(navigator.serviceWorker).catch(() => undefined), wait(PATIENCE_MS)]);
  reload();
  // Whoever still runs after that has not been replaced.
  setTimeout(reload, ARRIVES_MS);
};
