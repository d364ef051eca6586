import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_HOSTS } from '../../../../packages/identity/src/tenant/demo-hosts';
import {
  freePort,
  runServer,
  type ServerProcess,
} from '../../../../apps/backend/src/testing/process/run-server';
import { AUTUMN } from '../fair/fairs';
import { PATHS_HOST } from '../ports';
import { expect, test } from '../shop/shop-test';
import { buildAtPaths } from './build-at-paths';
import { startNginx, type Roots } from './start-nginx';

const PATHS = { SHOP_PATH: '/shop/', FAIR_PATH: '/fair/' };

/** One whose only customer is chosen without asking. */
const USER = 'az100001';

const ORIGINS = new RegExp(`^http://${PATHS_HOST}:\\d+`);

test.describe('shop and fairs below paths of a host', () => {
  test.describe.configure({ mode: 'serial' });

  let folder = '';
  let roots: Roots | undefined;
  let server: ServerProcess | undefined;
  const origin = (): string => `http://${PATHS_HOST}:${roots?.port ?? 0}`;

  test.beforeAll(async () => {
    // Two builds, and a shop of their own with the demonstration.
    test.setTimeout(600_000);
    folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-paths-'));
    const port = await freePort();
    const further = await buildAtPaths(folder, PATHS);
    server = await runServer({
      ...PATHS,
      DATA_DIR: path.join(folder, 'data'),
      HOSTS: JSON.stringify({ ...DEMO_HOSTS, [PATHS_HOST]: { tenant: 'AZ', mode: 'SHOP' } }),
      PUBLIC_ORIGIN: `http://${PATHS_HOST}:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: 'off',
    });
    roots = await startNginx({ port, backendPort: Number(new URL(server.origin).port), further });
  });

  test.afterAll(async () => {
    await roots?.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.beforeEach(async ({ context, shopLocale }) => {
    await context.addCookies([{ name: 'locale', value: shopLocale, url: origin() }]);
  });

  test('SES-7: a page that needs a sign-on is come back to at its path, and every link stays below it', async ({
    page,
  }) => {
    await page.goto(`${origin()}/shop/my/orders?page=0`);
    await page.locator('#user').fill(USER);
    await page.locator('#password').fill('demo');
    await page.locator('#sign-in').click();
    await page.waitForURL(`${origin()}/shop/my/orders?page=0`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const addresses = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
    expect(addresses.length).toBeGreaterThan(5);
    const below = new RegExp(`${ORIGINS.source}/(?:shop|fair|auth|v1|media|cms-preview)/`);
    expect(
      addresses.filter((href) => ORIGINS.test(href) && !below.test(href) && !href.includes('#')),
    ).toEqual([]);

    // By the router, and back; a reload finds the page again.
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`${origin()}/shop/`);
    await page.goBack();
    await page.waitForURL(`${origin()}/shop/my/orders?page=0`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.context().cookies(origin())).toContainEqual(
      expect.objectContaining({ name: 'session', path: '/' }),
    );
  });

  test('FAI-1: the fair lives at its own path, knows who has signed on, and leads back to the shop', async ({
    page,
  }) => {
    await page.goto(
      `${origin()}/auth/redirect?target=${encodeURIComponent(`/subshop/promotions/${AUTUMN}/search?query=käse`)}`,
    );
    await page.locator('#user').fill(USER);
    await page.locator('#password').fill('demo');
    await page.locator('#sign-in').click();
    await page.waitForURL(new RegExp(`${ORIGINS.source}/fair/${AUTUMN}/search`));
    await expect(page.getByRole('heading', { level: 1, name: /käse/ })).toBeVisible();
    const amount = page.getByRole('main').getByRole('textbox').first();
    await amount.fill('24');
    await amount.press('Enter');
    await page.goto(`${origin()}/fair/${AUTUMN}/checkout`);
    // The demonstration has put something into it as well.
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('textbox')
          .evaluateAll((fields) =>
            fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
          ),
      )
      .toContain('24');

    // Without a code the shop says which fairs there are.
    await page.goto(`${origin()}/fair/`);
    await page.waitForURL(`${origin()}/shop/messe`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(`${origin()}/auth/logout`);
    await page.getByRole('button').first().click();
    await page.waitForURL(`${origin()}/shop/`);
  });

  test('the installed shop and its worker begin at the path; the rest of the host is somebody else’s', async ({
    page,
    request,
  }) => {
    const ask = (address: string, accept = '*/*') =>
      request.get(`http://127.0.0.1:${roots?.port ?? 0}${address}`, {
        headers: { accept, host: new URL(origin()).host },
        maxRedirects: 0,
      });
    expect(await (await ask('/v1/manifest.webmanifest')).json()).toMatchObject({
      id: '/shop/',
      start_url: '/shop/',
      scope: '/shop/',
    });
    const [slashless, other, shop] = [
      await ask('/shop'),
      await ask('/my/orders', 'text/html'),
      await ask('/shop/my/orders', 'text/html'),
    ];
    expect([slashless.status(), slashless.headers()['location'], other.status()]).toEqual([
      301,
      '/shop/',
      404,
    ]);
    expect(shop.headers()['content-security-policy']).toContain("script-src 'self'");

    await page.goto(`${origin()}/shop/`);
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
        ),
      )
      .toEqual(['/shop/']);
  });
});
