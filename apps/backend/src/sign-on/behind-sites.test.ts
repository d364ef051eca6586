import { accessTokenSchema } from '@gastroshop/api-contract';
import { DEMO_HOSTS } from '@gastroshop/identity';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from 'vite';
import type { Store } from '../db';
import { systemClock } from '../settings';
import { firstTenants, openBrowser, openQuickStore, startSignOnWorld, type SignOnWorld } from '../testing';
import { freePort } from '../testing/process';

const PAGE = path.resolve(import.meta.dirname, '../../../../docs/operations/other-sites.md');

/** The block of the page that an installation copies. */
const recipe = (language: string): string => {
  const found = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(readFileSync(PAGE, 'utf8'))?.[1];
  if (found === undefined) throw new Error(`There is no recipe for ${language}`);
  return found;
};

const toBackend = (text: string, port: number): string => {
  expect(text).toContain('http://127.0.0.1:4000');
  return text.replaceAll('http://127.0.0.1:4000', `http://127.0.0.1:${port}`);
};

/** Starts what stands in front at a port, and resolves with how to end it. */
type Front = (folder: string, port: number, backend: number) => Promise<() => Promise<void>>;

const answers = async (port: number, child: ChildProcess): Promise<void> => {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer !== undefined) return;
  }
  throw new Error(`It ended with ${child.exitCode}`);
};

const withNginx: Front = async (folder, port, backend) => {
  // The service for signing on inside stands at its own address in an installation.
  const block = toBackend(recipe('nginx'), backend).replace('|proxy)', '|proxy|oidc)');
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder};`,
  );
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
     http { access_log off; ${temporary.join(' ')} server { listen 127.0.0.1:${port}; ${block} } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  await answers(port, child);
  return async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
};

const withVite: Front = async (folder, port, backend) => {
  const file = path.join(folder, 'vite.config.mjs');
  writeFileSync(file, toBackend(recipe('js'), backend).replace('5173', String(port)));
  const server = await createServer({ configFile: file, root: folder, logLevel: 'error' });
  await server.listen();
  return () => server.close();
};

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const fronts: readonly (readonly [string, Front])[] = [
  ['Vite', withVite],
  ...(hasNginx ? ([['nginx', withNginx]] as const) : []),
];

describe.each(fronts)(
  'a site that hands the paths of the shop on by %s, as the page for operators says',
  (_, start) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-site-'));
    let store: Store;
    let world: SignOnWorld;
    let stop: () => Promise<void>;

    beforeAll(async () => {
      store = await openQuickStore();
      world = await startSignOnWorld(store, systemClock, {
        typedPort: await freePort(),
        trustedProxies: ['127.0.0.1'],
        tenants: firstTenants({ ...DEMO_HOSTS, localhost: { tenant: 'AZ', mode: 'SITE' } }),
        signOnOptions: { assignmentsFromClaims: true },
      });
      await world.plantAccount({ id: 'u-1', userName: 'az1', roles: ['tenant-AZ'], customers: ['4711'] });
      stop = await start(folder, Number(new URL(world.origin()).port), world.port);
    });
    afterAll(async () => {
      await stop();
      await world.close();
      await store.close();
      rmSync(folder, { recursive: true });
    });

    it('has its look, its pictures and its content, and keeps them from others', async () => {
      const browser = openBrowser();
      const status = async (url: string, headers = {}) =>
        (await browser.go(`${world.origin()}${url}`, { headers })).status;
      expect(await status('/v1/theme.css')).toBe(200);
      expect(await status('/media/brand/alpin.svg')).toBe(200);
      expect(await status('/v1/cms/footer', { origin: world.origin() })).not.toBe(403);
      expect(await status('/v1/cms/footer', { origin: 'https://evil.example' })).toBe(403);
      expect(browser.cookie(world.origin(), 'tenant')).toBe('AZ');
    });

    it('signs users in, with cookies of its own, and calls for them', async () => {
      const browser = openBrowser();
      const target = '/angebote/herbst?seite=2';
      const { url } = await world.signIn(browser, 'az1', { target });
      expect(url).toBe(`${world.origin()}${target}`);
      expect(browser.cookie(world.origin(), 'session')).toBeDefined();
      const answer = await world.token(browser);
      expect(answer.status).toBe(200);
      const { token } = accessTokenSchema.parse(await answer.json());
      const headers = { authorization: `Bearer ${token}` };
      const customers = await browser.go(`${world.origin()}/v1/user/customers?tenant=AZ`, { headers });
      expect(customers.status).toBe(200);
    });
  },
);
