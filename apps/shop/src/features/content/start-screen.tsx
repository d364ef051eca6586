import { useConfig } from '@gastroshop/app-shell/environment';
import { LazySlot, useGateway } from '@gastroshop/storefront/shop';
import { lazy, type ReactNode } from 'react';
import { HomeScreen } from './home-screen';

const LandingPage = lazy(async () => ({ default: (await import('../landing')).LandingScreen }));
// Only who orders has a day.
const DayOfBuyer = lazy(async () => ({ default: (await import('../my-day')).DayOfBuyer }));

/** What stands at the root: the tenant's start page, or on a host of the branches the landing page (TEN-5, TEN-6). */
export const StartScreen = (): ReactNode => {
  const { mode, logos, marketLinks } = useConfig();
  const { cart } = useGateway();
  if (mode === 'BRANCH') return <LandingPage logos={logos} marketLinks={marketLinks} />;
  return (
    <HomeScreen
      day={
        cart && (
          // Its place is kept: the poster below does not jump.
          <LazySlot waiting={<div style={{ minBlockSize: '80vh' }} />}>
            <DayOfBuyer />
          </LazySlot>
        )
      }
    />
  );
};
