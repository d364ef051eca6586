import { loadTexts } from '@gastroshop/i18n/texts';
import { loadCart } from '@gastroshop/storefront/cart';
import { evictOtherUsers, sessionChange } from '@gastroshop/storefront/session';
import type { createBrowserRouter } from 'react-router';
import { leaveFor } from '../boot';
import type { Environment } from '../environment';
import { verifyCustomer } from './ensure-customer';
import { announceCustomer } from './announce-customer';

/** What of the router is needed to keep a page in step. */
export type SessionRouter = Pick<
  ReturnType<typeof createBrowserRouter>,
  'state' | 'subscribe' | 'navigate' | 'revalidate'
>;

const addressOf = ({ state }: SessionRouter): string => {
  const { pathname, search, hash } = state.location;
  return pathname + search + hash;
};

/** Every navigation of somebody signed in loads the cart anew (NAV-3). */
const watchCart = ({ queryClient, gateway }: Environment, router: SessionRouter): (() => void) => {
  let shown = router.state.location.key;
  loadCart(queryClient, gateway());
  return router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    loadCart(queryClient, gateway());
  });
};

/** The customer chosen is looked up in the background; one that is not the user's leads to the choice. */
const verify = async (environment: Environment, router: SessionRouter): Promise<void> => {
  const found = await verifyCustomer(environment, addressOf(router));
  if (found === undefined) return;
  await loadTexts(environment.texts, ['shell-session']);
  const t = environment.texts.getFixedT(null, 'shell-session');
  environment.toasts.say({ tone: 'warning', title: t('noLongerYours') });
  if (found.goTo === undefined) return;
  if (environment.isPage(found.goTo)) await router.navigate(found.goTo);
  else leaveFor(found.goTo);
};

/** What follows from another user or customer, whoever brought it about. */
const watchChanges = (environment: Environment, router: SessionRouter): (() => void) => {
  const { store, queryClient } = environment;
  let before = store.getState().session;
  return store.subscribe(() => {
    const after = store.getState().session;
    if (after === before) return;
    const change = sessionChange(before, after);
    const wasLoggedIn = before.loggedIn;
    before = after;
    if (change.kind === 'none') return;
    evictOtherUsers(queryClient, after);
    if (change.kind === 'user') {
      // The access token held in memory is the other user's.
      if (wasLoggedIn && after.loggedIn) globalThis.location.reload();
      else void router.revalidate();
      return;
    }
    if (!change.isSwitch) return;
    void announceCustomer(environment, change.customerId);
    void verify(environment, router);
  });
};

/**
 * Keeps the page in step with what happens outside it: another tab chose a customer or signed off, a page comes back
 * from the browser's history.
 *
 * @returns stops watching
 */
export const watchSession = (environment: Environment, router: SessionRouter): (() => void) => {
  const { readSession } = environment;
  const look = () => {
    if (document.visibilityState === 'visible') readSession();
  };
  document.addEventListener('visibilitychange', look);
  globalThis.addEventListener('pageshow', look);
  const stopCart = watchCart(environment, router);
  const stopChanges = watchChanges(environment, router);
  void verify(environment, router);
  return () => {
    document.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener('pageshow', look);
    stopCart();
    stopChanges();
  };
};
