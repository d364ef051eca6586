import { IconButton } from '@gastroshop/ui/button';
import { IconArrowRight, IconMoon, IconSun } from '@gastroshop/ui/icons';
import { LogoMark, useScheme } from '@gastroshop/ui/theme';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { type ReactNode, useSyncExternalStore } from 'react';
import { CopyButton } from '../code/copy-button';
import classes from './developers-page.module.css';
import { LandingExample } from './landing-example';
import { PACKAGES } from './packages';
import { PriceExample } from './price-example';
import { ThemeSwitch } from './theme-switch';

const INSTALL = 'npm i @gastroshop/storefront';

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');
const subscribeToSystem = (listener: () => void) => {
  const query = darkSystem();
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
};

/** The scheme that is shown. */
const useShownScheme = (): 'light' | 'dark' => {
  const { scheme } = useScheme();
  const isSystemDark = useSyncExternalStore(
    subscribeToSystem,
    () => darkSystem().matches,
    () => false,
  );
  if (scheme === 'auto') return isSystemDark ? 'dark' : 'light';
  return scheme;
};

/** What the page takes. */
export interface DevelopersPageProps {
  readonly theme: ThemeKey;
  readonly onThemeChange: (theme: ThemeKey) => void;
}

/** What other sites of the group can reuse, on one screen. */
export const DevelopersPage = ({ theme, onThemeChange }: DevelopersPageProps): ReactNode => {
  const { changeScheme } = useScheme();
  const scheme = useShownScheme();
  return (
    <>
      <a className={classes['skip']} href="#examples">
        Skip to the examples
      </a>
      <header className={classes['header']}>
        <a className={classes['brand']} href="/developers/">
          <LogoMark theme={theme} className={classes['mark']} />
          <span className={classes['word']}>Gastroshop</span>
          <span className={classes['audience']}>Developers</span>
        </a>
        <nav className={classes['ways']} aria-label="Developers">
          <a href="/developers/" aria-current="page">
            Overview
          </a>
          <a href="/api-reference/">API reference</a>
          <a href="/storybook/">Storybook</a>
        </nav>
        <ThemeSwitch theme={theme} onChange={onThemeChange} />
        <IconButton
          label={scheme === 'dark' ? 'Light' : 'Dark'}
          icon={scheme === 'dark' ? <IconSun /> : <IconMoon />}
          onClick={() => {
            changeScheme(scheme === 'dark' ? 'light' : 'dark');
          }}
        />
      </header>
      <div className={classes['columns']}>
        <aside className={classes['packages']} aria-label="Packages">
          <h1>A price is the same number everywhere</h1>
          <p>
            Nine packages of the ordering shop for food-service wholesale. ESM, typed, tree-shakeable, MIT.
          </p>
          <div className={classes['install']}>
            <code>{INSTALL}</code>
            <CopyButton text={INSTALL} label="Copy the install line" compact />
          </div>
          <ul className={classes['list']}>
            {PACKAGES.map(({ name, use }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{use}</span>
              </li>
            ))}
          </ul>
        </aside>
        <main id="examples" tabIndex={-1} className={classes['main']}>
          <PriceExample />
          <LandingExample theme={theme} scheme={scheme} />
          <ul className={classes['links']}>
            <li>
              <a href="/api-reference/">
                <strong>API reference</strong>
                <span>every call, OpenAPI 3.1</span>
                <IconArrowRight />
              </a>
            </li>
            <li>
              <a href="/storybook/">
                <strong>Storybook</strong>
                <span>every component, four themes</span>
                <IconArrowRight />
              </a>
            </li>
          </ul>
          <p className={classes['foot']}>
            Runs on this installation’s own backend. Nothing you try here is ordered.
          </p>
        </main>
      </div>
    </>
  );
};
