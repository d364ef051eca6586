import { defineConfig } from '@playwright/test';

const PORT = 4319;

// The system's Chromium where there is one (CHROMIUM_PATH is set by the README commands), else Playwright's own.
const executablePath = process.env['CHROMIUM_PATH'];

const widths = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
};
const schemes = ['light', 'dark'] as const;

export default defineConfig({
  testDir: 'src',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  outputDir: '.reports/test-results',
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
  projects: Object.entries(widths).flatMap(([width, viewport]) =>
    schemes.map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: { viewport, colorScheme, hasTouch: width === 'phone' },
    })),
  ),
  webServer: {
    command: 'node ../../apps/api-reference/dist/serve.js',
    url: `http://127.0.0.1:${PORT}`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
});
