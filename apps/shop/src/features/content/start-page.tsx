import { useConfig } from '@gastroshop/app-shell/environment';
import { lazy, type ReactNode } from 'react';
import { HomePage } from './home-page';

const LandingPage = lazy(async () => ({ default: (await import('../landing')).LandingPage }));

/** What stands at the root: the tenant's start page, or on a host of the branches the landing page (TEN-5, TEN-6). */
export const StartPage = (): ReactNode => {
  const { mode, logos, marketLinks } = useConfig();
  return mode === 'BRANCH' ? <LandingPage logos={logos} marketLinks={marketLinks} /> : <HomePage />;
};
