import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, runServer } from '@gastroshop/backend/testing';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';

/** Runs of each page; the median counts. */
const RUNS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-lighthouse-'));
const server = await runServer({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
const debugPort = await freePort();
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: false,
  args: [`--remote-debugging-port=${debugPort}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

/** The number of some article, to look at its page. */
const someSku = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/v1/t/AZ/products/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ queryString: 'Bergkäse', page: { size: 50 } }),
  });
  const sku = /"sku":"([^"]+)"/.exec(await answer.text())?.[1];
  if (sku === undefined) throw new Error('The demonstration has no such article');
  return sku;
};

try {
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const pages = {
    'start page': '/',
    search: '/search',
    'product detail': `/product/${await someSku(server.origin)}`,
  };
  process.stdout.write(
    `Lighthouse, medians of ${RUNS} runs, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n` +
      '| page | preset | performance | accessibility | best practices | LCP ms | TBT ms | CLS |\n' +
      '| --- | --- | --- | --- | --- | --- | --- | --- |\n',
  );
  for (const [name, address] of Object.entries(pages)) {
    for (const preset of ['mobile', 'desktop'] as const) {
      const runs: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const result = await lighthouse(
          origin + address,
          { port: debugPort, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
          preset === 'desktop' ? desktopConfig : undefined,
        );
        if (result !== undefined) runs.push(result.lhr);
      }
      const scores = CATEGORIES.map((category) =>
        Math.round(100 * median(runs.map(({ categories }) => categories[category]?.score ?? 0))),
      );
      const timing = (audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? 0));
      process.stdout.write(
        `| ${name} | ${preset} | ${scores.join(' | ')} | ${Math.round(timing('largest-contentful-paint'))} | ` +
          `${Math.round(timing('total-blocking-time'))} | ${timing('cumulative-layout-shift').toFixed(3)} |\n`,
      );
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
