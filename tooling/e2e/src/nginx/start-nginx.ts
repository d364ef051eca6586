import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { APPS, type BuiltApp, buildOf, DOCUMENTED, DOCUMENTED_FILES, documentedPath, isBuilt } from './apps';
import { findNginx } from './find-nginx';
import { mainConfiguration } from './main-configuration';
import { siteConfiguration } from './site-configuration';

/** The web server of an installation: three static roots on one origin, and the backend behind. */
export interface Roots {
  readonly port: number;
  /** The folder an app is deployed to: a copy, which a journey may change. */
  readonly folderOf: (name: BuiltApp['name']) => string;
  readonly stop: () => Promise<void>;
}

const START_MS = 20_000;

/** The folder an app lies in, in the web root of its own: the path it lives at is part of it. */
const deployedTo = (roots: string, { name, base }: BuiltApp): string => path.join(roots, name, base);

const isListening = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

/**
 * Starts nginx with the documented configuration in front of a backend that runs.
 *
 * @throws Error where there is no nginx, with how to get it, or with what it says when it does not start
 */
export const startNginx = async ({
  port,
  backendPort,
  further = [],
}: {
  readonly port: number;
  readonly backendPort: number;
  /** Builds besides the usual ones: each app at its path, with the folder of its build. */
  readonly further?: readonly (BuiltApp & { readonly build: string })[];
}): Promise<Roots> => {
  const nginx = findNginx();
  if (nginx === undefined)
    throw new Error('These journeys need nginx: apt-get install --yes --no-install-recommends nginx-light');
  const folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-roots-'));
  const roots = path.join(folder, 'roots');
  for (const app of APPS) {
    mkdirSync(deployedTo(roots, app), { recursive: true });
    if (isBuilt(app)) cpSync(buildOf(app), deployedTo(roots, app), { recursive: true });
  }
  for (const app of further) cpSync(app.build, deployedTo(roots, app), { recursive: true });
  for (const name of DOCUMENTED_FILES)
    writeFileSync(
      path.join(folder, DOCUMENTED[name]),
      siteConfiguration(name, readFileSync(documentedPath(name), 'utf8'), {
        port,
        backendPort,
        folder: roots,
      }),
    );
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, mainConfiguration(folder));

  const server = spawn(nginx, ['-e', 'stderr', '-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const over = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await over;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + START_MS;
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`nginx ended instead of starting:\n${said}`);
    if (performance.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await pause(20);
  }
  return {
    port,
    folderOf: (name) => {
      const app = APPS.find((one) => one.name === name);
      if (app === undefined) throw new Error(`There is no app ${name}`);
      return deployedTo(roots, app);
    },
    stop,
  };
};
