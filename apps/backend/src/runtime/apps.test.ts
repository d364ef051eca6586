import Fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKER_POLICY } from '../http';
import { registerApps } from './apps';

describe('the build of the shop', () => {
  const app = Fastify();
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gastroshop-build-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
    await writeFile(path.join(folder, 'service-worker.js'), '// the worker');
    await writeFile(path.join(folder, 'assets', 'c-AbCdEf12.js'), '// a part');
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

  it('a part of a version that is gone is no page', async () => {
    const { statusCode } = await app.inject({ url: '/assets/c-GoneGone.js', headers: { accept: '*/*' } });
    expect(statusCode).not.toBe(200);
  });
});
