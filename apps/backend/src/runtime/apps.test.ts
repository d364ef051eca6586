import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKER_POLICY } from '../http';
import { builtApps, registerApps } from './apps';

describe('the build of the shop', () => {
  const app = Fastify();
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gastroshop-build-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
    await writeFile(path.join(folder, 'service-worker.js'), '// the worker');
    await writeFile(path.join(folder, 'assets', 'c-AbCdEf12.js'), '// a part');
    await writeFile(path.join(folder, 'assets', 'c-AbCdEf12.js.gz'), gzipSync('// a part'));
    await mkdir(path.join(folder, 'icons'));
    await writeFile(path.join(folder, 'icons', 'mark-maskable-512.png'), 'a picture');
    await registerApps(app, [{ prefix: '/', folder, hasRoutes: true }]);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('the worker is asked for again each time, and may ask its own origin', async () => {
    const { headers, statusCode } = await app.inject({ url: '/service-worker.js' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': WORKER_POLICY,
    });
    expect(WORKER_POLICY).toContain("connect-src 'self'");
  });

  it('a part is kept for ever, and a page asked for again', async () => {
    const part = await app.inject({ url: '/assets/c-AbCdEf12.js' });
    expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(part.headers).not.toHaveProperty('content-security-policy');
    const page = await app.inject({ url: '/search', headers: { accept: 'text/html' } });
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('a part is kept for ever as well when it travels packed', async () => {
    const url = '/assets/c-AbCdEf12.js';
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('a packed part has no address of its own', async () => {
    const url = '/assets/c-AbCdEf12.js.gz';
    const { statusCode } = await app.inject({ url, headers: { accept: '*/*' } });
    expect(statusCode).not.toBe(200);
  });

  it('an icon, whose name is all it has, is asked for again', async () => {
    const { headers } = await app.inject({ url: '/icons/mark-maskable-512.png' });
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets', '/assets/', '/icons/', '/assets/.', '/assets/%2e', '/icons/?C=M;O=D'])(
    'a folder is not listed: %s',
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: '*/*' } });
      expect(statusCode).not.toBe(200);
      expect(body).not.toMatch(/AbCdEf12|maskable/);
    },
  );

  it('a part of a version that is gone is no page', async () => {
    const { statusCode } = await app.inject({ url: '/assets/c-GoneGone.js', headers: { accept: '*/*' } });
    expect(statusCode).not.toBe(200);
  });
});

describe('several apps on one origin', () => {
  const app = Fastify();
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gastroshop-builds-'));
    for (const name of ['shop', 'fair', 'preview']) {
      await mkdir(path.join(folder, name, 'assets'), { recursive: true });
      await writeFile(path.join(folder, name, 'index.html'), `<!doctype html><title>${name}</title>`);
      await writeFile(path.join(folder, name, 'assets', 'c-AbCdEf12.js'), `// ${name}`);
    }
    const at = (prefix: string, name: string) => ({
      prefix,
      folder: path.join(folder, name),
      hasRoutes: true,
    });
    await registerApps(app, [
      at('/subshop/promotions/', 'fair'),
      at('/cms-preview/', 'preview'),
      at('/', 'shop'),
    ]);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/search', 'shop'],
    ['/subshop/promotions/HERBST26/', 'fair'],
    ['/subshop/promotions/HERBST26/product/1', 'fair'],
    ['/cms-preview/messe/herbst', 'preview'],
  ])('the page %s is the %s app’s', async (url, name) => {
    const { body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(body).toContain(`<title>${name}</title>`);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('each app has files of its own, of the same name', async () => {
    const file = async (base: string) => (await app.inject({ url: `${base}assets/c-AbCdEf12.js` })).body;
    expect(await file('/')).toBe('// shop');
    expect(await file('/subshop/promotions/')).toBe('// fair');
  });
});

describe('the pages for developers', () => {
  const app = Fastify();
  const inline = "\n  window['FEATURES'] = {};\n";
  let repository = '';

  beforeAll(async () => {
    repository = await mkdtemp(path.join(tmpdir(), 'gastroshop-repository-'));
    const write = async (file: string, text: string) => {
      const place = path.join(repository, file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, text);
    };
    await write('apps/developers/dist/index.html', '<!doctype html><title>developers</title>');
    const storybook = 'packages/ui/storybook-static';
    await write(
      `${storybook}/index.html`,
      `<script>${inline}</script><script type="module" src="./a.js"></script>`,
    );
    await write(`${storybook}/iframe.html`, `<script type="module">import './b.js';</script>`);
    await write(`${storybook}/a.js`, '// the frame');
    await registerApps(app, builtApps(repository));
  });
  afterAll(async () => {
    await app.close();
    await rm(repository, { recursive: true });
  });

  it('are served where they have been built, and nothing else is', () => {
    expect(builtApps(repository).map(({ prefix }) => prefix)).toEqual(['/developers/', '/storybook/']);
  });

  it('are found without the slash as well', async () => {
    const { statusCode, headers } = await app.inject({ url: '/developers' });
    expect([statusCode, headers.location]).toEqual([302, '/developers/']);
  });

  it('have no policy of their own, and so that of all pages', async () => {
    const { body, headers } = await app.inject({ url: '/developers/' });
    expect(body).toContain('<title>developers</title>');
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it.each(['/storybook/', '/storybook/iframe.html'])(
    'the Storybook runs the scripts it was built with, no other, and is framed by itself alone: %s',
    async (url) => {
      const { headers } = await app.inject({ url });
      const policy = String(headers['content-security-policy']);
      const [scripts = ''] = /script-src [^;]+/.exec(policy) ?? [];
      const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      expect(scripts.split(' ').sort()).toEqual(
        ['script-src', "'self'", hashOf(inline), hashOf("import './b.js';")].sort(),
      );
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    },
  );

  it('a file of the Storybook is no page, and has no policy of its own', async () => {
    const { headers } = await app.inject({ url: '/storybook/a.js' });
    expect(headers).not.toHaveProperty('content-security-policy');
  });
});
