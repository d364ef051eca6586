import { LOGOUT_PATH } from '@gastroshop/identity';
import { forgetPersonal } from './personal-storage';

const forgetAll = (): void => {
  forgetPersonal(() => localStorage);
  forgetPersonal(() => sessionStorage);
};

/**
 * Signs out: nothing about the person stays in this browser, which the next one may use, and both sessions end. What
 * has not reached the backend is gone then, so ask before where there is something.
 */
export const signOut = (): void => {
  forgetAll();
  // The page still runs until the browser leaves it; what it writes meanwhile goes as well.
  globalThis.addEventListener('pagehide', forgetAll, { once: true });
  globalThis.location.assign(LOGOUT_PATH);
};
