import { defineConfig } from '@playwright/test';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_HOSTS } from '../../packages/identity/src/tenant/demo-hosts';
import { BACKEND_PORT, FAIR_HOST, REFERENCE_PORT, SHOP_PORT } from './src/ports';
import { CONTENT_EDITORS } from './src/preview/content-editors';
import { serverMode } from './src/nginx/server-mode';
import type { ShopOptions } from './src/shop/shop-test';

const script = (process.env['npm_lifecycle_event'] ?? 'journeys').replaceAll(':', '-');

// Workers read this file as well and must not make a folder of their own.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'gastroshop-e2e-'));
const shopData = process.env['E2E_DATA_DIR'];

// The complete run goes through the web server of an installation, single journeys to the backend, which serves the builds too.
const way = serverMode(script);
const isThroughRoots = way === 'roots';
const backendPort = isThroughRoots ? BACKEND_PORT : SHOP_PORT;

// The system's Chromium where there is one, before that its shell for tests (the README commands set both), else
// Playwright's own.
const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];

const widths = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
};

interface ShopProject {
  readonly serviceWorkers?: 'allow' | 'block';
  /** Journeys with the tag "once" go in another project, of the same files at the other width. */
  readonly isAgain?: boolean;
}

/** A screen and a language for journeys. The language is the shop's own cookie, the browser's own counts for nothing. */
const shopProject = (
  name: string,
  testMatch: string,
  width: keyof typeof widths,
  shopLocale: ShopOptions['shopLocale'],
  { serviceWorkers = 'allow', isAgain = false }: ShopProject = {},
) => ({
  name: `${name}-${width}-${shopLocale.slice(0, 2)}`,
  testMatch,
  use: {
    baseURL: `http://localhost:${SHOP_PORT}`,
    viewport: widths[width],
    isMobile: width === 'phone',
    hasTouch: width !== 'desktop',
    shopLocale,
    serviceWorkers,
  },
  // A phone has no keyboard to go about by, and shows some things another way; a journey says so with its tag.
  grepInvert: [width === 'phone' ? /@not-on-phones/ : /@only-on-phones/, ...(isAgain ? [/@once/] : [])],
});
/**
 * Each journey goes once at a desk and once on a phone, here in German and there in English. Whether it is German at the
 * desk or on the phone, the first letter of its file decides, so that a new one needs no list. What tries the network,
 * the session, what is kept, or another node, and no screen of its own, has the tag "once".
 */
const GERMAN_AT_DESK = 'shop/**/[a-k]*.spec.ts';
const ENGLISH_AT_DESK = 'shop/**/[l-z]*.spec.ts';

/** Folder of the journeys that only an installation's web server can be asked about. */
const WEB_SERVER = 'nginx';

const projects = [
  {
    name: 'reference',
    testMatch: 'api-reference/**/*.spec.ts',
    use: { baseURL: `http://127.0.0.1:${REFERENCE_PORT}`, viewport: widths.desktop },
  },
  shopProject('shop', GERMAN_AT_DESK, 'desktop', 'de-AT'),
  // The others without the worker, which takes all files of the shop into each new browser, a third of the time of a
  // journey. What is about the worker, or being offline, allows it itself.
  shopProject('shop', ENGLISH_AT_DESK, 'phone', 'de-AT', { serviceWorkers: 'block' }),
  shopProject('shop', ENGLISH_AT_DESK, 'desktop', 'en-GB', { serviceWorkers: 'block', isAgain: true }),
  shopProject('shop', GERMAN_AT_DESK, 'phone', 'en-GB', { serviceWorkers: 'block', isAgain: true }),
  shopProject('shop-long', 'shop-long/**/*.spec.ts', 'desktop', 'de-AT', {
    serviceWorkers: 'block',
    isAgain: true,
  }),
  shopProject('shop-long', 'shop-long/**/*.spec.ts', 'phone', 'en-GB', { serviceWorkers: 'block' }),
  shopProject('fair', 'fair/**/*.spec.ts', 'tablet', 'en-GB', { serviceWorkers: 'block', isAgain: true }),
  shopProject('fair', 'fair/**/*.spec.ts', 'phone', 'de-AT'),
  shopProject('preview', 'preview/**/*.spec.ts', 'tablet', 'en-GB'),
  // Journeys that change what is deployed, or ask the web server itself, need one.
  shopProject(WEB_SERVER, `${WEB_SERVER}/**/*.spec.ts`, 'tablet', 'de-AT'),
];

// A folder that no project takes would be left out of every run without a word.
for (const file of readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })) {
  const [folder = ''] = file.split(path.sep);
  if (file.endsWith('.spec.ts') && !projects.some(({ testMatch }) => testMatch.startsWith(`${folder}/`)))
    throw new Error(`No project takes the journeys of src/${folder}`);
}

export default defineConfig<ShopOptions>({
  testDir: 'src',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Patience for loaded machines: what is expected is waited for, and seen at once where it is there at once.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '.reports/test-results',
  // Each run of the scripts leaves a report of its own.
  reporter: [['list'], ['json', { outputFile: `.reports/${script}.json` }]],
  use: {
    // Recording a trace of every journey would double their time; `--trace on` records one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      chromiumSandbox: false,
      // Without these, Chromium asks hosts on the internet for things no journey needs.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  globalTeardown: './src/remove-data.ts',
  projects: isThroughRoots ? projects : projects.filter(({ name }) => !name.startsWith(WEB_SERVER)),
  webServer: [
    {
      command: 'node ../../apps/api-reference/dist/serve.js',
      url: `http://127.0.0.1:${REFERENCE_PORT}`,
      env: { PORT: String(REFERENCE_PORT) },
      reuseExistingServer: false,
    },
    {
      command: 'node ../../apps/backend/dist/server.js',
      url: `http://127.0.0.1:${backendPort}/readyz`,
      env: {
        PORT: String(backendPort),
        CONTENT_EDITORS,
        // The branch of the demonstration has one host more, on which its fairs are.
        HOSTS: JSON.stringify({ ...DEMO_HOSTS, [FAIR_HOST]: { tenant: 'AZ', mode: 'SHOP' } }),
        // Where people come: the embedded sign-on leads back there.
        PUBLIC_ORIGIN: `http://localhost:${SHOP_PORT}`,
        ...(isThroughRoots && { TRUSTED_PROXIES: '127.0.0.1' }),
        DATA_DIR: shopData,
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        // Journeys come thick and fast from one address; the limits have tests of their own.
        RATE_LIMITS: 'off',
      },
      timeout: 120_000,
      reuseExistingServer: false,
    },
    ...(isThroughRoots
      ? [
          {
            command: 'node --import tsx src/nginx/serve-roots.ts',
            url: `http://localhost:${SHOP_PORT}/index.html`,
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
