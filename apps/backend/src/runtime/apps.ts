import { DEFAULT_APP_PATHS, type AppPaths } from '@gastroshop/identity';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { storybookPolicy, throwProblem, WORKER_POLICY } from '../http';
import { inlineScriptHashes } from './inline-script-hashes';

/** A static build that the backend serves where no web server stands in front of it. */
export interface StaticApp {
  /** Path it lives at, with a slash at both ends. */
  readonly prefix: string;
  /** Folder of the build. */
  readonly folder: string;
  /** A page of its own routes: an unknown path below gets index.html. */
  readonly hasRoutes: boolean;
  /** A Storybook: its pages have scripts of their own inside, and frame one another. */
  readonly isStorybook?: boolean;
}

/** Names with a content hash never change, also where they lie packed; everything else is asked for again. */
const HASHED = /[\\/]assets[\\/].*[.-][\w-]{8,}\.(?:js|css|woff2|svg|png|webp|avif|wasm)(?:\.gz|\.br)?$/;

/** Folder of the shop's build, to which whoever comes to the root is led. */
const SHOP = path.join('apps', 'shop', 'dist');

/** The shop's service worker: it asks the backend for files, and obeys the policy it came with. */
const WORKER = 'service-worker.js';

/** What the backend answers itself: an address below that it does not know is no page of an app. */
const CALLS = /^\/(?:v1|proxy|auth|oidc|media|dev)(?:[/?]|$)/;

/**
 * The builds of this repository that exist, seen from the folder of the backend's build. Where the apps live they have to
 * have been built for.
 */
export const builtApps = (
  repository: string,
  { shop, fair }: AppPaths = DEFAULT_APP_PATHS,
): readonly StaticApp[] =>
  [
    { prefix: '/api-reference/', folder: 'apps/api-reference/dist/site', hasRoutes: false },
    { prefix: '/developers/', folder: 'apps/developers/dist', hasRoutes: false },
    { prefix: '/storybook/', folder: 'packages/ui/storybook-static', hasRoutes: false, isStorybook: true },
    { prefix: fair, folder: 'apps/fair/dist', hasRoutes: true },
    { prefix: '/cms-preview/', folder: 'apps/cms-preview/dist', hasRoutes: true },
    { prefix: shop, folder: SHOP, hasRoutes: true },
  ]
    .map((app) => ({ ...app, folder: path.join(repository, app.folder) }))
    .filter(({ folder }) => existsSync(path.join(folder, 'index.html')));

/** Serves builds on the shop's own origin, so that cookies and calls need no second one. */
export const registerApps = async (app: FastifyInstance, apps: readonly StaticApp[]): Promise<void> => {
  for (const { prefix, folder, hasRoutes, isStorybook = false } of apps) {
    const ownPolicy = isStorybook ? storybookPolicy(await inlineScriptHashes(folder)) : undefined;
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        // What caches keep for everybody must not give them one another's cookies.
        route.config = { ...route.config, rule: 'open', withoutCookies: HASHED.test(route.url) };
      });
      await scope.register(fastifyStatic, {
        root: folder,
        prefix,
        decorateReply: false,
        cacheControl: false,
        // The build lies there packed as well.
        preCompressed: true,
        setHeaders: (response, file) => {
          if (path.basename(file).startsWith(WORKER))
            response.header('content-security-policy', WORKER_POLICY);
          if (ownPolicy !== undefined && file.endsWith('.html'))
            response.headers({ 'content-security-policy': ownPolicy, 'x-frame-options': 'SAMEORIGIN' });
          response.header(
            'cache-control',
            HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
        },
        // A route for each file: what is none of them is a page of the app's own, answered by the route below. Packed
        // copies, half of all files, are none: who can read one gets it at the file's own address.
        wildcard: !hasRoutes,
        globIgnore: ['**/*.{gz,br}'],
      });
      // Of one page, without a slash what it names would be beside it.
      if (!hasRoutes) scope.get(prefix.slice(0, -1), (_request, reply) => reply.redirect(prefix));
      if (hasRoutes) {
        const page = await readFile(path.join(folder, 'index.html'));
        scope.get(`${prefix}*`, (request, reply) => {
          const wantsPage = (request.headers.accept ?? '').includes('text/html');
          if (!wantsPage || CALLS.test(request.url)) throwProblem('not-found');
          return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
        });
      }
    });
  }
  const root = apps.find(({ prefix }) => prefix === '/');
  const first = apps.find(({ folder }) => folder.endsWith(SHOP)) ?? apps[0];
  if (root === undefined && first !== undefined)
    app.get('/', { config: { rule: 'open' } }, async (_request, reply) => reply.redirect(first.prefix));
};
