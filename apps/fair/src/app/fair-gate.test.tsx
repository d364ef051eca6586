import { ResponseError } from '@gastroshop/api-client';
import { clearCookies, type FakeEnvironment, renderInApp, signOnAs } from '@gastroshop/app-shell/testing';
import type { Fair } from '@gastroshop/api-contract';
import { scopedKey, useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASE, FAIR, fairEnvironment } from '../testing/fair-environment';
import { FairContext } from './fair-context';
import { FairGate } from './fair-gate';
import { createFairStore } from './fair-store';
import { fairQuery } from '@gastroshop/storefront/content';
import { productQuery } from '@gastroshop/storefront/product';

beforeEach(() => {
  clearCookies();
  signOnAs('u1');
  document.cookie = 'customer=1; path=/';
});

afterEach(clearCookies);

/** A page that asks for an article. */
const Page = (): ReactNode => {
  const { gateway } = useShop();
  useQuery({ ...productQuery(gateway, '1'), retry: false });
  return <p>Die Seite</p>;
};

const show = async (
  answers: (path: string) => number | object | undefined,
  address = BASE,
): Promise<FakeEnvironment> => {
  const environment = fairEnvironment(answers);
  const { client, queryClient, gateway } = environment;
  const terms = createFairStore(() => queryClient.query(fairQuery(client, gateway().scope)));
  await terms.ask();
  renderInApp(
    <FairContext value={terms}>
      <FairGate>
        <Page />
      </FairGate>
    </FairContext>,
    { address, environment },
  );
  return environment;
};

const withFair =
  (fair: Fair, more: (path: string) => number | object | undefined = () => undefined) =>
  (path: string): number | object | undefined =>
    path.endsWith('/fair/HERBST26') ? fair : more(path);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the gate of a fair', () => {
  it('lets in whom the fair admits', async () => {
    await show(withFair(FAIR));
    expect(await screen.findByText('Die Seite')).toBeVisible();
  });

  it('FAI-3: says that a fair is not active', async () => {
    await show(withFair({ ...FAIR, isActive: false }));
    expect(await heading('Diese Messeseite ist nicht aktiv.')).toBeVisible();
    expect(screen.queryByText('Die Seite')).toBeNull();
  });

  it('says that there is no such fair', async () => {
    await show(() => undefined);
    expect(await heading('Diese Messe gibt es nicht')).toBeVisible();
  });

  it('says that nobody answers, and asks again', async () => {
    await show(() => 503);
    expect(await heading('Die Messe ist gerade nicht erreichbar.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nochmals versuchen' })).toBeVisible();
  });

  it('CHK-2: says that the customer has placed every order, where one would order', async () => {
    const answers = withFair(FAIR, (path) =>
      path.includes('/effective-customers/')
        ? { customerId: '1', reachedSubshopOrderLimit: true }
        : undefined,
    );
    await show(answers, `${BASE}checkout`);
    expect(
      await heading('Sie haben auf dieser Messe schon alles bestellt, was vorgesehen ist'),
    ).toBeVisible();
  });

  it('CHK-2: says that the customer is barred as soon as a call is refused for it', async () => {
    const environment = await show(withFair(FAIR));
    const { queryClient, gateway } = environment;
    const refused = new ResponseError(new Response('', { status: 409 }), { code: 'fair-customer-blocked' });
    await act(() =>
      queryClient
        .query({
          queryKey: scopedKey(gateway().scope, 'search'),
          queryFn: () => Promise.reject(refused),
          retry: false,
        })
        .catch(() => undefined),
    );
    expect(await heading('Für diesen Kunden ist die Messe nicht geöffnet')).toBeVisible();
  });

  it('shows what was ordered, whatever has become of the fair', async () => {
    await show(withFair({ ...FAIR, isActive: false }), `${BASE}checkout/confirmation?order=1`);
    expect(await screen.findByText('Die Seite')).toBeVisible();
  });
});
