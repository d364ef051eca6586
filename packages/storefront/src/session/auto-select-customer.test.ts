import { createClient } from '@gastroshop/api-client';
import { userFromToken } from '@gastroshop/identity';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../testing/answering-fetch';
import { tokenOf } from '../testing/sign-on';
import { type AutoSelectInput, autoSelectCustomer } from './auto-select-customer';

const customer = (customerId: string) => ({ customerId, displayName: `Kunde ${customerId}` });

const question = (ids: readonly string[], differing: Partial<AutoSelectInput> = {}) => {
  const storeCustomer = vi.fn<(customerId: string) => void>();
  const forgetTarget = vi.fn<() => void>();
  const fetch = answeringFetch(() => ids.map(customer));
  return {
    storeCustomer,
    forgetTarget,
    asked: {
      queryClient: new QueryClient(),
      client: createClient({
        fetch,
        readCookie: () => undefined,
        basePaths: { shop: 'http://localhost/v1' },
      }),
      tenant: 'AZ',
      session: { user: userFromToken(tokenOf({ userId: 'u1' })), customerId: '' },
      intended: '/flyers',
      storedTarget: undefined,
      storeCustomer,
      forgetTarget,
      ...differing,
    } satisfies AutoSelectInput,
  };
};

describe('SES-8: the only customer of a user', () => {
  it('is set without asking', async () => {
    const { asked, storeCustomer, forgetTarget } = question(['1']);
    expect(await autoSelectCustomer(asked)).toMatchObject({ kind: 'set', goTo: undefined });
    expect(storeCustomer).toHaveBeenCalledExactlyOnceWith('1');
    expect(forgetTarget).not.toHaveBeenCalled();
  });

  it('is followed by the stored address, which is then forgotten', async () => {
    const { asked, storeCustomer, forgetTarget } = question(['1'], {
      intended: '/',
      storedTarget: '/search?q=speck',
    });
    expect(await autoSelectCustomer(asked)).toMatchObject({ goTo: '/search?q=speck' });
    expect(storeCustomer).toHaveBeenCalledExactlyOnceWith('1');
    expect(forgetTarget).toHaveBeenCalledOnce();
  });
});

describe('SES-9: several customers', () => {
  it('lead to the selector with the page wanted as target route', async () => {
    const { asked, storeCustomer } = question(['1', '2'], { intended: '/checkout' });
    expect(await autoSelectCustomer(asked)).toMatchObject({
      kind: 'ask',
      goTo: '/my/customers?targetRoute=%2Fcheckout',
    });
    expect(storeCustomer).not.toHaveBeenCalled();
  });

  it('lead there with the stored address where there is one', async () => {
    const { asked, forgetTarget } = question(['1', '2'], { intended: '/', storedTarget: '/flyers' });
    expect(await autoSelectCustomer(asked)).toMatchObject({ goTo: '/my/customers?targetRoute=%2Fflyers' });
    expect(forgetTarget).toHaveBeenCalledOnce();
  });

  it('keep the one chosen', async () => {
    const { asked, storeCustomer } = question(['1', '2']);
    const session = { ...asked.session, customerId: '2' };
    expect(await autoSelectCustomer({ ...asked, session })).toMatchObject({ kind: 'keep', goTo: undefined });
    expect(storeCustomer).not.toHaveBeenCalled();
  });

  it('drop one that is not among them any more', async () => {
    const { asked, storeCustomer } = question(['1', '2']);
    const session = { ...asked.session, customerId: '9' };
    expect(await autoSelectCustomer({ ...asked, session })).toMatchObject({ kind: 'ask' });
    expect(storeCustomer).toHaveBeenCalledExactlyOnceWith('');
  });
});

describe('a user without customer', () => {
  it('browses on, without the customer somebody else has left behind', async () => {
    const { asked, storeCustomer } = question([]);
    const session = { ...asked.session, customerId: '9' };
    expect(await autoSelectCustomer({ ...asked, session })).toMatchObject({
      kind: 'no-customer',
      goTo: undefined,
    });
    expect(storeCustomer).toHaveBeenCalledExactlyOnceWith('');
  });

  it('nobody signed in is asked for nothing', async () => {
    const { asked } = question(['1'], { session: { user: undefined, customerId: '' } });
    expect(await autoSelectCustomer(asked)).toBeUndefined();
  });
});
