import { onlineManager } from '@tanstack/react-query';

/**
 * Pauses before an interrupted installation is begun again, in milliseconds. A network that comes back ends a pause.
 * After the last one the next visit tries.
 */
const PAUSES_MS = [5000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_200_000];

/** Whether the files of a worker arrived, once that is known. */
const isInstalled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Undefined where the worker, or a file it needs, could not be fetched: the browser does not try that again itself. */
const tryInstalling = async (
  workers: ServiceWorkerContainer,
  address: string,
): Promise<ServiceWorkerRegistration | undefined> => {
  const registration = await workers.register(address).catch(() => undefined);
  if (registration === undefined) return undefined;
  const { active, installing } = registration;
  // One that stands goes on serving, whatever becomes of a newer one.
  if (active !== null || installing === null) return registration;
  return (await isInstalled(installing)) ? registration : undefined;
};

/** Resolves when the network comes back, and where it is not known to be away after a pause. */
const untilWorthwhile = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(() => {
      if (onlineManager.isOnline()) finish();
    }, pause);
    const stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) finish();
    });
  });

/**
 * Installs a worker, again where the network failed meanwhile: it has many files to fetch, and halls have gaps.
 *
 * @param address of the worker
 * @returns undefined where it could not be had for as long as is reasonable
 */
export const installWorker = async (
  workers: ServiceWorkerContainer,
  address: string,
): Promise<ServiceWorkerRegistration | undefined> => {
  for (const pause of PAUSES_MS) {
    const registration = await tryInstalling(workers, address);
    if (registration !== undefined) return registration;
    await untilWorthwhile(pause);
  }
  return tryInstalling(workers, address);
};
