import { IconButton } from '@gastroshop/ui/button';
import {
  IconArrowRight,
  IconCheck,
  IconFileText,
  IconHistory,
  IconLayoutGrid,
  IconMoon,
  IconPackage,
  IconSun,
} from '@gastroshop/ui/icons';
import { LogoMark, useScheme } from '@gastroshop/ui/theme';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import facts from 'virtual:package-facts';
import { CopyButton } from '../code/copy-button';
import { Search } from '../search/search';
import classes from './developers-page.module.css';
import {
  ChangesView,
  ExamplesView,
  ExampleView,
  ExportView,
  OtherSitesView,
  PackageView,
} from './document-view';
import { LandingExample } from './landing-example';
import { PACKAGES } from './packages';
import { PriceExample } from './price-example';
import { loadStoryCount } from './story-count';
import { ThemeSwitch } from './theme-switch';
import { useHash, type View, viewOf } from './view';

const CLAIM = 'A price is the same number everywhere';
const INSTALL = 'npm i @gastroshop/storefront';

/** What whoever builds on the packages can rely on. */
const PROMISES = [
  `React ${facts.lowestReact} and newer, tested up to ${facts.newestReact}`,
  'Styled on first import, drawn on a server',
  'Semver: what breaks is a major version',
  `${facts.licence}, and free licences alone beneath`,
];

/** The size of a package's first import, in KB of 1,000 bytes. */
const sizeOf = (name: string): string => {
  const bytes = facts.sizes[name];
  return bytes === undefined ? 'types' : `${(bytes / 1000).toFixed(1)} KB`;
};

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

/** How many stories the Storybook of this server has; null where there is none, undefined until that is known. */
const useStoryCount = (): number | null | undefined => {
  const [count, setCount] = useState<number | null>();
  useEffect(() => {
    loadStoryCount().then(setCount, () => {
      setCount(null);
    });
  }, []);
  return count;
};

interface WayProps {
  readonly href: string;
  readonly name: string;
  readonly facts: string;
  readonly icon: ReactNode;
}

const Way = ({ href, name, facts, icon }: WayProps): ReactNode => (
  <li>
    <a href={href}>
      {icon}
      <strong>{name}</strong>
      <span>{facts}</span>
      <IconArrowRight />
    </a>
  </li>
);

const TITLES: Readonly<Record<View['kind'], string>> = {
  overview: 'Overview',
  package: 'Packages',
  examples: 'Examples',
  example: 'Examples',
  changes: 'Changes',
  export: 'Packages',
  sites: 'Other sites',
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
  const hash = useHash();
  const view = viewOf(hash);
  const main = useRef<HTMLElement>(null);
  const stories = useStoryCount();
  const title = 'name' in view ? view.name : TITLES[view.kind];
  useEffect(() => {
    document.title = `${title} · Gastroshop for developers`;
  }, [title]);
  const shown = useRef(hash);
  useEffect(() => {
    if (shown.current === hash) return;
    shown.current = hash;
    // Another view begins at its top, for readers of either kind.
    main.current?.focus();
    scrollTo(0, 0);
  }, [hash]);
  const current = (kinds: readonly View['kind'][]) => (kinds.includes(view.kind) ? 'page' : undefined);
  return (
    <>
      <button
        type="button"
        className={classes['skip']}
        onClick={() => {
          main.current?.focus();
        }}
      >
        Skip to content
      </button>
      <header className={classes['header']}>
        <a className={classes['brand']} href="#overview">
          <LogoMark theme={theme} className={classes['mark']} />
          <span className={classes['word']}>Gastroshop</span>
          <span className={classes['audience']}>Developers</span>
        </a>
        <nav className={classes['ways']} aria-label="Developers">
          <a href="#overview" aria-current={current(['overview'])}>
            Overview
          </a>
          <a href="/api-reference/">API reference</a>
          {stories !== null && <a href="/storybook/">Storybook</a>}
          <a href="#examples" aria-current={current(['examples', 'example'])}>
            Examples
          </a>
          <a href="#other-sites" aria-current={current(['sites'])}>
            Other sites
          </a>
          <a href="#changes" aria-current={current(['changes'])}>
            Changes
          </a>
        </nav>
        <Search />
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
          {view.kind === 'overview' ? <h1>{CLAIM}</h1> : <p className={classes['claim']}>{CLAIM}</p>}
          <p>
            Nine packages of the ordering shop for food-service wholesale. ESM, typed, tree-shakeable, MIT.
          </p>
          <div className={classes['install']}>
            <code>{INSTALL}</code>
            <CopyButton text={INSTALL} label="Copy the install line" compact />
          </div>
          <p className={classes['head']} id="sizes">
            <span>Package</span>
            <span>one import, gzip</span>
          </p>
          <ul className={classes['list']} aria-describedby="sizes">
            {PACKAGES.map(({ name, use }) => (
              <li key={name}>
                <a
                  href={`#packages/${name}`}
                  aria-current={view.kind === 'package' && view.name === name ? 'page' : undefined}
                >
                  <strong>{name}</strong>
                  <span>{use}</span>
                  <small>{sizeOf(name)}</small>
                </a>
              </li>
            ))}
          </ul>
          <ul className={classes['promises']} aria-label="Promises">
            {PROMISES.map((promise) => (
              <li key={promise}>
                <IconCheck size={16} />
                {promise}
              </li>
            ))}
          </ul>
        </aside>
        <main ref={main} tabIndex={-1} className={classes['main']}>
          {view.kind === 'overview' && (
            <>
              <PriceExample />
              <LandingExample theme={theme} scheme={scheme} />
            </>
          )}
          {view.kind === 'package' && <PackageView key={view.name} name={view.name} />}
          {view.kind === 'examples' && <ExamplesView />}
          {view.kind === 'example' && <ExampleView key={view.name} name={view.name} />}
          {view.kind === 'changes' && <ChangesView />}
          {view.kind === 'export' && <ExportView key={hash} door={view.door} name={view.name} />}
          {view.kind === 'sites' && <OtherSitesView />}
          <ul className={classes['links']} aria-label="More for developers">
            <Way
              href="/api-reference/"
              name="API reference"
              facts={`${facts.calls} calls, OpenAPI 3.1`}
              icon={<IconFileText />}
            />
            {stories === null ? (
              <li className={classes['unbuilt']}>
                <strong>Storybook</strong>
                <span>
                  not on this server: <code>npx pnpm storybook</code> in the repository
                </span>
              </li>
            ) : (
              <Way
                href="/storybook/"
                name="Storybook"
                facts={`${stories ?? 'all'} stories, four themes`}
                icon={<IconLayoutGrid />}
              />
            )}
            <Way href="#examples" name="Examples" facts="vite, next, node, vanilla" icon={<IconPackage />} />
            <Way href="#changes" name="Changes" facts="per package, breaking first" icon={<IconHistory />} />
          </ul>
          <p className={classes['foot']}>
            <span>
              Runs on this installation’s own backend. Nothing you try here is ordered. In the demonstration
              az100001, with the password demo, sees prices.
            </span>
            <span>
              v{facts.version} · {facts.licence}
            </span>
          </p>
        </main>
      </div>
    </>
  );
};
