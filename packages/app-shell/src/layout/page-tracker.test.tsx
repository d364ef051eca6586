import { usePageTitle } from '@gastroshop/storefront/shop';
import { type Tracking, TrackingProvider } from '@gastroshop/storefront/tracking';
import { act } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { PageTracker } from './page-tracker';

/** A page whose title is known at once. */
const AtOnce = ({ title }: { readonly title: string }): ReactNode => {
  usePageTitle(title);
  return null;
};

/** A page whose title comes with its data. */
const Late = ({ data }: { readonly data: Promise<string> }): ReactNode => {
  const [title, setTitle] = useState<string>();
  useEffect(() => void data.then(setTitle), [data]);
  usePageTitle(title);
  return null;
};

const show = (address: string, pages: Readonly<Record<string, ReactNode>>) => {
  const track = vi.fn<Tracking['track']>();
  const tracking: Tracking = {
    track,
    consents: () => ({
      webAnalytics: 'granted',
      searchAnalytics: 'granted',
      emailMarketing: 'granted',
      leadTracking: 'granted',
      generalAnalytics: 'granted',
    }),
    decide: () => undefined,
    refresh: () => undefined,
    subscribe: () => () => undefined,
  };
  const frame = (
    <TrackingProvider tracking={tracking}>
      <PageTracker />
      <Outlet />
    </TrackingProvider>
  );
  const routes = Object.entries(pages).map(([path, element]) => ({ path, element }));
  return { ...renderInApp(frame, { address, routes }), track };
};

const told = (track: ReturnType<typeof show>['track']) =>
  track.mock.calls.map(([event]) => (event.kind === 'page' ? `${event.path}: ${event.title}` : event.kind));

describe('TRK-1: page views', () => {
  it('carry the title of their own page, that of the first page too', async () => {
    document.title = 'Onlineshop';
    const { track, router } = show('/flyers', {
      '/flyers': <AtOnce title="Flugblatt" />,
      '/contacts': <AtOnce title="Kontakt" />,
    });
    await act(() => router.navigate('/contacts'));
    await act(() => router.navigate('/flyers'));
    expect(told(track)).toEqual([
      '/flyers: Flugblatt – Alpingastro',
      '/contacts: Kontakt – Alpingastro',
      '/flyers: Flugblatt – Alpingastro',
    ]);
  });

  it('wait for a title that comes with data, and are told once', async () => {
    let arrive: (title: string) => void = () => undefined;
    const data = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const { track, router } = show('/flyers', {
      '/flyers': <AtOnce title="Flugblatt" />,
      '/product/1': <Late data={data} />,
    });
    await act(() => router.navigate('/product/1'));
    expect(told(track)).toEqual(['/flyers: Flugblatt – Alpingastro']);
    await act(async () => {
      arrive('Bergmilch');
      await data;
    });
    await act(() => router.navigate('/product/1?unit=Ktn'));
    expect(told(track).slice(1)).toEqual(['/product/1: Bergmilch – Alpingastro']);
  });

  it('are told of two pages of one title, and not of one that was left before it had a title', async () => {
    const { track, router } = show('/a', {
      '/a': <AtOnce title="Käse" />,
      '/never': <Late data={new Promise(() => undefined)} />,
      '/b': <AtOnce title="Käse" />,
    });
    await act(() => router.navigate('/never'));
    await act(() => router.navigate('/b'));
    expect(told(track)).toEqual(['/a: Käse – Alpingastro', '/b: Käse – Alpingastro']);
  });
});
