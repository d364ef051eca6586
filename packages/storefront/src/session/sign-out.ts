import { LOGOUT_PATH } from '@gastroshop/identity';
import { deleteDatabases, blockDatabases } from '../database';
import { clearPersonalStorage } from './personal-storage';
import { clearViewCaches } from './view-caches';

const forgetAll = (): void => {
  clearPersonalStorage(() => localStorage);
  clearPersonalStorage(() => sessionStorage);
};

/** The database and the pictures seen: they take a moment. */
const forgetKept = async (): Promise<void> => {
  blockDatabases();
  await Promise.all([deleteDatabases(), clearViewCaches()]);
};

/**
 * Signs out: nothing about the person stays in this browser, which the next one may use, and both sessions end. What
 * has not reached the backend is gone then, so ask before where there is something.
 */
export const signOut = (): void => {
  forgetAll();
  // The page still runs until the browser leaves it; what it writes meanwhile goes as well.
  globalThis.addEventListener('pagehide', forgetAll, { once: true });
  void forgetKept().finally(() => {
    globalThis.location.assign(LOGOUT_PATH);
  });
};
