import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  installations,
  seedWorld,
  type SeededFixture,
  type SeededInstallation,
} from '../testing/conformance';
import { freePort, runServer, SERVER, type ServerProcess } from '../testing/process';
import { createBuyer } from './buyer';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../../docs/operations');
const read = (name: string): string => readFileSync(path.join(OPERATIONS, name), 'utf8');

/** Debian keeps servers out of the path of people. */
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));
const PAGE = '<!doctype html><title>A build</title>';

/** The settings that the compose file gives a node, as it says them; what it takes from its surroundings is left out. */
const composeSettings = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...(/environment: &settings\n((?: {6}.*\n)+)/.exec(read('compose.yaml'))?.[1] ?? '').matchAll(
        /^ {6}([A-Z_]+): (.*)$/gm,
      ),
    ]
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(([, value]) => !value.includes('${')),
  );

/** The files that the image of a node has, as `pnpm deploy` leaves them: the build, its manifest and its libraries. */
const assembleImage = (folder: string): string => {
  const built = path.dirname(SERVER);
  mkdirSync(folder);
  cpSync(built, path.join(folder, 'dist'), { recursive: true });
  cpSync(path.join(built, '../package.json'), path.join(folder, 'package.json'));
  symlinkSync(path.join(built, '../node_modules'), path.join(folder, 'node_modules'));
  return path.join(folder, 'dist/server.js');
};

/** Replaces what is there, and complains where it is not: then the documented file has changed. */
const replaced = (text: string, what: string, by: string): string => {
  if (!text.includes(what)) throw new Error(`The documented configuration has no ${what}`);
  return text.replaceAll(what, by);
};

/** The web server of the compose file, with this machine's ports and folders in place of the container's. */
const webServer = (folder: string, port: number, nodes: readonly string[]): string => {
  mkdirSync(folder);
  const root = path.join(folder, 'srv');
  for (const app of ['shop', 'fair/subshop/promotions', 'cms-preview/cms-preview']) {
    mkdirSync(path.join(root, app), { recursive: true });
    writeFileSync(path.join(root, app, 'index.html'), PAGE);
  }
  const site = execFileSync(
    'sh',
    [path.join(OPERATIONS, 'compose/site.sh'), path.join(OPERATIONS, 'nginx.conf')],
    {
      encoding: 'utf8',
    },
  );
  const [first = '', second = ''] = nodes;
  const own = [
    ['node1:4000', first],
    ['node2:4000', second],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['/srv/gastroshop', root],
  ].reduce((text, [what = '', by = '']) => replaced(text, what, by), site);
  writeFileSync(path.join(folder, 'gastroshop.conf'), own);
  // There is no provider beside: the nodes' own stands in, on the shop's host as well.
  writeFileSync(
    path.join(folder, 'gastroshop-login.conf'),
    replaced(read('compose/nginx-login.conf'), 'login:8080', first),
  );
  for (const name of ['server', 'files'])
    writeFileSync(path.join(folder, `gastroshop-${name}.conf`), read(`nginx-${name}.conf`));
  const main = replaced(
    replaced(read('compose/nginx-main.conf'), '/tmp/', `${folder}/`),
    '/dev/stdout',
    'off',
  );
  const file = path.join(folder, 'nginx.conf');
  // As root it would give its workers to somebody who may not read what root has made.
  writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${main}` : main);
  return file;
};

/** What the compose file starts, without Docker: PostgreSQL and Debian's nginx are needed. */
describe.each(installations.filter(([engine]) => engine === 'PostgreSQL' && NGINX !== undefined))(
  'CHK-3: the services of the compose file, on %s',
  (_, install) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-compose-'));
    const mails: string[] = [];
    const sink = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, taken) => {
        mails.push(address);
        taken();
      },
      onData: (stream, _session, taken) => {
        stream.resume().once('end', () => {
          taken();
        });
      },
    });
    let installation: SeededInstallation<SeededFixture>;
    let nodes: readonly ServerProcess[] = [];
    let web: ChildProcess;
    let origin: string;

    beforeAll(async () => {
      const mailPort = await freePort();
      await new Promise<void>((resolve) => {
        sink.listen(mailPort, '127.0.0.1', resolve);
      });
      installation = await install(seedWorld);
      const port = await freePort();
      origin = `http://localhost:${port}`;
      const server = assembleImage(path.join(folder, 'shop'));
      const environment = {
        ...composeSettings(),
        DATABASE_URL: installation.environment['DATABASE_URL'] ?? '',
        APP_SECRET: installation.environment['APP_SECRET'] ?? '',
        PUBLIC_ORIGIN: origin,
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        MAIL_FROM: 'Shop <bestellung@shop.localhost>',
        TRUSTED_PROXIES: '127.0.0.1',
        DEMO_DATA: 'false',
        OIDC_CLIENT_ID: '',
        // The folders of its volumes.
        HAND_OVER_DIR: path.join(folder, 'orders'),
        IMPORT_FOLDER: path.join(folder, 'imports'),
      };
      for (const name of ['orders', 'imports']) mkdirSync(path.join(folder, name));
      nodes = await Promise.all(
        [1, 2].map((number) =>
          runServer(
            { ...environment, DATA_DIR: path.join(folder, `data${number}`) },
            { server, folder: path.join(folder, 'shop') },
          ),
        ),
      );
      const file = webServer(
        path.join(folder, 'web'),
        port,
        nodes.map((node) => node.origin.slice('http://'.length)),
      );
      web = spawn(
        NGINX ?? 'nginx',
        ['-e', 'stderr', '-p', path.dirname(file), '-c', file, '-g', 'daemon off;'],
        {
          stdio: 'ignore',
        },
      );
      while (
        !(await fetch(origin).then(
          () => true,
          () => false,
        ))
      ) {
        if (web.exitCode !== null) throw new Error('nginx ended instead of starting');
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    });
    afterAll(async () => {
      const over = once(web, 'exit');
      web.kill('SIGQUIT');
      await over;
      await Promise.all(nodes.map((node) => node.kill()));
      await new Promise<void>((resolve) => {
        sink.close(resolve);
      });
      await installation.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    it.each(['/', '/my/orders', '/subshop/promotions/HERBST26/', '/cms-preview/start'])(
      'answer %s with a build',
      async (address) => {
        const answer = await fetch(origin + address, { headers: { accept: 'text/html' } });
        expect(await answer.text()).toBe(PAGE);
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      },
    );

    it('keep from visitors what is for machines', async () => {
      for (const address of ['/healthz', '/readyz', '/metrics'])
        expect((await fetch(origin + address)).status).toBe(404);
    });

    it('take an order through the web server, also when a node is gone, write it out and send its mail', async () => {
      const buyer = createBuyer(installation.world);
      await buyer.signIn(origin);
      await buyer.orderThroughout(origin, () => buyer.intents.length < 2);
      const orders = () => readdirSync(path.join(folder, 'orders')).filter((name) => name.endsWith('.json'));
      const isOut = async (count: number) => {
        while (orders().length < count) await new Promise((resolve) => setTimeout(resolve, 50));
      };
      // What the node that goes has begun would be another's only after a while.
      await isOut(2);
      while (mails.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
      await nodes[0]?.kill();
      await buyer.orderThroughout(origin, () => buyer.intents.length < 4);
      expect(buyer.intents.filter(({ orderId }) => orderId === undefined)).toEqual([]);
      await isOut(4);
      expect(orders()).toHaveLength(4);
    });
  },
);
