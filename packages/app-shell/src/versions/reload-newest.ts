/** How long a newer version is waited for before the page is loaded again as it is, in milliseconds. */
const PATIENCE_MS = 5000;

const installed = (worker: ServiceWorker): Promise<ServiceWorker> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker);
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Lets the newest version of the shop take over, where one is waiting or can be had. */
const takeNewest = async (workers: ServiceWorkerContainer): Promise<void> => {
  const registration = await workers.getRegistration();
  if (registration === undefined) return;
  if (registration.waiting === null) await registration.update();
  const next =
    registration.waiting ?? (registration.installing && (await installed(registration.installing)));
  if (next === null) return;
  const taken = new Promise<void>((resolve) => {
    workers.addEventListener(
      'controllerchange',
      () => {
        resolve();
      },
      { once: true },
    );
  });
  next.postMessage('take-over');
  await taken;
};

/**
 * Loads the page again, as the newest version of the shop. What was typed is kept: it is written down as it is typed.
 *
 * @param reload loads the page again
 */
export const reloadNewest = async (
  reload: () => void = () => {
    globalThis.location.reload();
  },
): Promise<void> => {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  if ('serviceWorker' in navigator)
    await Promise.race([takeNewest(navigator.serviceWorker).catch(() => undefined), patience]);
  reload();
};
