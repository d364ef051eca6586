import { HOME_PATH, type CustomerSelection, storedPostLoginTarget } from '@gastroshop/identity';
import { autoSelectCustomer, saveCustomerCookie } from '@gastroshop/storefront/session';
import { type Environment, postLoginKey } from '../environment';

/** What of the environment the choice of the customer needs. */
export type CustomerEnvironment = Pick<
  Environment,
  'queryClient' | 'client' | 'store' | 'tenant' | 'readSession' | 'tabStorage'
>;

const forgetTarget = ({ tabStorage, tenant }: CustomerEnvironment): void => {
  tabStorage.remove(postLoginKey(tenant));
};

/** The stored address counts where the sign-on led home; elsewhere its own target has won, and the stored one is old. */
const storedTarget = (environment: CustomerEnvironment, intended: string): string | undefined => {
  if (intended !== HOME_PATH) {
    forgetTarget(environment);
    return undefined;
  }
  try {
    return storedPostLoginTarget(
      intended,
      sessionStorage.getItem(postLoginKey(environment.tenant)) ?? undefined,
    );
  } catch {
    return undefined;
  }
};

/** Stores the customer acted for, where the backend and other tabs read it (SEL-5). */
const storeCustomer = ({ readSession }: Pick<Environment, 'readSession'>, customerId: string): void => {
  saveCustomerCookie(customerId);
  readSession();
};

const settle = (
  environment: CustomerEnvironment,
  intended: string,
  stored: string | undefined,
): Promise<CustomerSelection | undefined> =>
  autoSelectCustomer({
    queryClient: environment.queryClient,
    client: environment.client,
    tenant: environment.tenant,
    session: environment.store.getState().session,
    intended,
    storedTarget: stored,
    storeCustomer: (customerId) => {
      storeCustomer(environment, customerId);
    },
    forgetTarget: () => {
      forgetTarget(environment);
    },
  });

/**
 * Before a page is shown to somebody signed in who has no customer yet: the only one is set (SES-8), with several the
 * way leads to the selector (SES-9).
 *
 * @returns where to go instead; undefined to stay on the way
 */
export const ensureCustomer = async (
  environment: CustomerEnvironment,
  intended: string,
): Promise<string | undefined> => {
  const { loggedIn, customerId, wrongTenant } = environment.store.getState().session;
  if (!loggedIn || wrongTenant) return undefined;
  const stored = storedTarget(environment, intended);
  if (customerId !== '' && stored === undefined) return undefined;
  try {
    const choice = await settle(environment, intended, stored);
    return choice?.goTo === undefined || choice.goTo === intended ? undefined : choice.goTo;
  } catch {
    // Without an answer the page is shown as to a visitor; the next way asks again.
    return undefined;
  }
};

/**
 * Looks in the background whether the customer chosen is still the user's.
 *
 * @param intended address shown now
 * @returns where to go when it is not; undefined to stay. Never throws
 */
export const verifyCustomer = async (
  environment: CustomerEnvironment,
  intended: string,
): Promise<{ readonly goTo: string | undefined } | undefined> => {
  const { customerId, wrongTenant } = environment.store.getState().session;
  if (customerId === '' || wrongTenant) return undefined;
  try {
    const choice = await settle(environment, intended, undefined);
    return choice === undefined || choice.kind === 'keep' ? undefined : { goTo: choice.goTo };
  } catch {
    // Nobody knows: what the customer may not do the backend refuses.
    return undefined;
  }
};
