import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { HEALTH_PATHS, STOP_PATIENCE_MS } from '../../../../apps/backend/src/runtime/promises-to-machines';
import { readSettings, SETTING_NAMES } from '../../../../apps/backend/src/settings/settings';
import { objectOf } from '../openapi/json';
import { root } from '../workspace-folders';
import { sectionsOf } from './sections-of';
import { tenantsOf, withTenantRoles } from './tenant-roles';

const read = (name: string): string => readFileSync(path.join(root, 'docs/operations', name), 'utf8');

/** A member of a document, however deep. */
const at = (value: unknown, ...way: readonly (string | number)[]): unknown =>
  way.reduce<unknown>(
    (inside, key) => (Array.isArray(inside) ? inside[Number(key)] : objectOf(inside)[key]),
    value,
  );
const listAt = (value: unknown, ...way: readonly (string | number)[]): readonly unknown[] => {
  const list = at(value, ...way);
  return Array.isArray(list) ? list : [];
};

/** Secrets of nobody, in place of those an installation brings. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://shop:secret@database/shop',
  APP_SECRET: 'a secret of thirty-two characters',
  OIDC_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtp://mail.example',
  HAND_OVER_SECRET: 'a secret of thirty-two characters',
};

/** The seconds that a node takes at most to stop once it is told, beside its delay. */
const STOP_SECONDS = STOP_PATIENCE_MS / 1000;

const secondsOf = (value: unknown): number => Number(String(value).replace(/s$/, ''));

/** What Node and the C library read themselves. */
const BELOW_THE_BACKEND = ['NODE_ENV', 'MALLOC_ARENA_MAX'];

/** What the image says by itself. */
const imageEnvironment = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(read('Containerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

describe('the units for systemd', () => {
  const unit = sectionsOf(read('systemd/gastroshop@.service'));
  const target = sectionsOf(read('systemd/gastroshop.target'));
  const environment = Object.fromEntries(
    (unit['Service']?.['Environment'] ?? []).map((line) => {
      const [name = '', value = ''] = line.split('=');
      return [name, value.replaceAll('%i', '4001')];
    }),
  );
  const one = (name: string) => unit['Service']?.[name]?.[0] ?? '';

  it('start the built backend with settings that it knows, as a user of its own', () => {
    const own = Object.keys(environment).filter((name) => !BELOW_THE_BACKEND.includes(name));
    expect(own.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(readSettings({ ...environment, NODE_ENV: undefined })).toMatchObject({ PORT: 4001 });
    expect(one('ExecStart')).toMatch(/^\/\S+\/node dist\/server\.js$/);
    expect(one('User')).not.toBe('root');
    expect(environment['DATA_DIR']).toBe(`/var/lib/${one('StateDirectory')}`);
  });

  it('count a node as started once it is ready, and wait as long as it takes to stop', () => {
    expect(one('ExecStartPost')).toContain(`http://127.0.0.1:%i${HEALTH_PATHS.ready}`);
    expect(one('KillSignal')).toBe('SIGTERM');
    expect(Number(one('TimeoutStopSec'))).toBeGreaterThan(
      STOP_SECONDS + Number(environment['STOP_DELAY_SECONDS']),
    );
  });

  it('belong together', () => {
    expect(unit['Unit']?.['PartOf']).toEqual(['gastroshop.target']);
    expect(unit['Install']?.['WantedBy']).toEqual(['gastroshop.target']);
    expect(target['Install']?.['WantedBy']).toEqual(['multi-user.target']);
  });
});

describe('the example for Kubernetes', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml')).map((each): unknown => {
    expect(each.errors).toEqual([]);
    const document: unknown = each.toJS();
    return document;
  });
  const only = (kind: string): unknown => {
    const found = documents.filter((each) => at(each, 'kind') === kind);
    expect(found, kind).toHaveLength(1);
    return found[0];
  };
  const deployment = only('Deployment');
  const pod = at(deployment, 'spec', 'template', 'spec');
  const container = at(pod, 'containers', 0);

  it('gives the backend settings that it knows and starts with', () => {
    const plain = objectOf(at(only('ConfigMap'), 'data'));
    const secret = listAt(container, 'env').map((entry) => String(at(entry, 'name')));
    expect([...Object.keys(plain), ...secret].filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    const environment = Object.fromEntries([
      ...Object.entries(imageEnvironment),
      ...Object.entries(plain).map(([name, value]) => [name, String(value)] as const),
      ...secret.map((name) => [name, SECRETS[name]] as const),
    ]);
    expect(readSettings(environment)).toMatchObject({ isEmbedded: false, dataFolder: '/data' });
    expect(listAt(container, 'volumeMounts').map((mount) => at(mount, 'mountPath'))).toContain('/data');
  });

  it('asks where the backend answers', () => {
    const pathOf = (probe: string) => at(container, probe, 'httpGet', 'path');
    expect(['startupProbe', 'readinessProbe', 'livenessProbe'].map(pathOf)).toEqual([
      HEALTH_PATHS.ready,
      HEALTH_PATHS.ready,
      HEALTH_PATHS.alive,
    ]);
    const port = Number(imageEnvironment['PORT']);
    expect(at(container, 'ports', 0)).toEqual({ name: 'http', containerPort: port });
    expect(at(only('Service'), 'spec', 'ports', 0)).toMatchObject({ port, targetPort: 'http' });
  });

  it('waits before it stops a node, and for as long as that takes; one of two goes on', () => {
    const before = Number(at(container, 'lifecycle', 'preStop', 'sleep', 'seconds'));
    const unready =
      Number(at(container, 'readinessProbe', 'periodSeconds')) +
      Number(at(container, 'readinessProbe', 'timeoutSeconds'));
    expect(before).toBeGreaterThanOrEqual(unready);
    expect(Number(at(pod, 'terminationGracePeriodSeconds'))).toBeGreaterThan(before + STOP_SECONDS);
    const budget = only('PodDisruptionBudget');
    const labels = at(deployment, 'spec', 'template', 'metadata', 'labels');
    expect(at(budget, 'spec', 'selector', 'matchLabels')).toEqual(labels);
    expect(at(only('Service'), 'spec', 'selector')).toEqual(labels);
    expect(Number(at(budget, 'spec', 'minAvailable'))).toBeLessThan(
      Number(at(deployment, 'spec', 'replicas')),
    );
  });

  it('gives the process no more than it needs', () => {
    expect(at(pod, 'securityContext')).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(at(container, 'securityContext')).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
  });
});

describe('the compose file', () => {
  const example = Object.fromEntries(
    read('compose/example.env')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );
  /** As compose puts in what its surroundings say: `:-` has a standard, `:?` is asked for. */
  const filledIn = (text: string): string =>
    text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, standard: string) => {
      const value = example[name] ?? '';
      if (value === '' && kind === '?') throw new Error(`compose/example.env leaves out ${name}`);
      return value === '' ? standard : value;
    });
  const compose: unknown = parse(filledIn(read('compose.yaml')), { merge: true });
  const services = objectOf(at(compose, 'services'));
  const environmentOf = (name: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(objectOf(at(services, name, 'environment'))).map(([key, value]) => [key, String(value)]),
    );
  const stages = new Map(
    read('Containerfile')
      .split(/^FROM /m)
      .slice(1)
      .map((stage) => [/^\S+ AS (\w+)/.exec(stage)?.[1] ?? '', stage] as const),
  );
  const nodes = ['node1', 'node2'];

  it('is the shop: web server, two nodes, database, sign-on, mail catcher, and if wanted search and objects', () => {
    expect(Object.keys(services).toSorted()).toEqual(
      ['database', 'login', 'mail', ...nodes, 'objects', 'search', 'web'].toSorted(),
    );
    const optional = Object.keys(services).filter((name) => at(services, name, 'profiles') !== undefined);
    expect(optional.toSorted()).toEqual(['objects', 'search']);
    for (const service of optional) expect(at(services, service, 'profiles')).toEqual([service]);
  });

  it('is started by one command, which the page for production gives', () => {
    const command =
      'docker compose --env-file docs/operations/compose/example.env -f docs/operations/compose.yaml up --build';
    expect(read('compose.yaml')).toContain(command);
    expect(read('README.md')).toContain(command);
  });

  it.each(['web', ...nodes])('%s is built from the repository, and writes into no image', (name) => {
    const target = String(at(services, name, 'build', 'target'));
    expect(at(services, name, 'build')).toEqual({
      context: '../..',
      dockerfile: 'docs/operations/Containerfile',
      target,
    });
    expect(at(services, name, 'read_only')).toBe(true);
    expect(listAt(services, name, 'tmpfs')).toContain('/tmp');
    expect(stages.get(target)).toMatch(/^USER (?:node|nginx)$/m);
  });

  it.each(nodes)('%s has settings that it knows and starts with', (name) => {
    const given = environmentOf(name);
    expect(Object.keys(given).filter((setting) => !SETTING_NAMES.includes(setting))).toEqual([]);
    const settings = readSettings({ ...imageEnvironment, ...given });
    expect(settings).toMatchObject({ isEmbedded: false, dataFolder: '/data', SMTP_URL: 'smtp://mail:1025' });
    expect(given['DATABASE_URL']).toContain(`@database/${environmentOf('database')['POSTGRES_DB'] ?? ''}`);
    expect(secondsOf(at(services, name, 'stop_grace_period'))).toBeGreaterThan(STOP_SECONDS);
    // What it writes besides lies in volumes, which take over whose the folders of the image are.
    const mounted = listAt(services, name, 'volumes').map((mount) => String(mount).split(':')[1] ?? '');
    expect(mounted).toEqual([given['HAND_OVER_DIR'], given['IMPORT_FOLDER']]);
    for (const folder of mounted)
      expect(stages.get('node')).toMatch(new RegExp(`chown node:node .*${folder}`));
  });

  it('keeps what is to be kept in volumes that it declares, and brings files that are there', () => {
    const mounts = Object.keys(services).flatMap((name) =>
      listAt(services, name, 'volumes').map((mount) => String(mount).split(':')[0] ?? ''),
    );
    const files = mounts.filter((mount) => mount.startsWith('./'));
    for (const file of files) expect(existsSync(path.join(root, 'docs/operations', file)), file).toBe(true);
    const named = mounts.filter((mount) => !mount.startsWith('./'));
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(objectOf(at(compose, 'volumes'))).toSorted());
  });

  it('has one address for browsers and nodes: the web server’s', () => {
    const { PUBLIC_ORIGIN = '', OIDC_ISSUER = '', HOSTS = '' } = environmentOf('node1');
    const { KC_HOSTNAME, KC_HTTP_RELATIVE_PATH, SHOP_ORIGIN } = environmentOf('login');
    const { hostname, port } = new URL(PUBLIC_ORIGIN);
    expect(at(services, 'web', 'networks', 'default', 'aliases')).toEqual([hostname]);
    expect(at(services, 'web', 'ports')).toEqual([`127.0.0.1:${port}:${port}`]);
    expect(Object.keys(objectOf(JSON.parse(HOSTS)))).toEqual([hostname]);
    expect(SHOP_ORIGIN).toBe(PUBLIC_ORIGIN);
    expect(KC_HOSTNAME).toBe(`${PUBLIC_ORIGIN}${KC_HTTP_RELATIVE_PATH ?? ''}`);
    expect(OIDC_ISSUER).toBe(`${KC_HOSTNAME ?? ''}/realms/gastroshop`);
    expect(read('compose/nginx-login.conf')).toContain(`location ${KC_HTTP_RELATIVE_PATH ?? ''}/ {`);
  });

  it('has the documented site in front, with the nodes by their names', () => {
    const documented = path.join(root, 'docs/operations/nginx.conf');
    const script = path.join(root, 'docs/operations/compose/site.sh');
    const site = execFileSync('sh', [script, documented], { encoding: 'utf8' });
    for (const name of nodes) expect(site).toContain(`server ${name}:${imageEnvironment['PORT'] ?? ''} `);
    expect(site).toContain('\n  listen 8080;\n');
    expect(site).toContain('\n  include gastroshop-server.conf;\n  include gastroshop-login.conf;\n');
    expect(site).not.toMatch(/^ *(?:server 127|ssl_|server_name shop)/m);
    // Nothing else differs.
    const lines = (text: string) => text.split('\n').length;
    expect(lines(site)).toBe(lines(readFileSync(documented, 'utf8')) - 2 + 1);
    for (const file of ['gastroshop-server.conf', 'gastroshop-files.conf', 'gastroshop-login.conf'])
      expect(stages.get('web')).toContain(`/etc/nginx/${file}`);
  });

  it('puts its address and its secrets into the realm', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-realm-'));
    try {
      const environment = environmentOf('login');
      execFileSync('bash', [path.join(root, 'docs/operations/compose/import-realm.sh')], {
        env: {
          ...environment,
          REALM_FILE: path.join(root, 'docs/operations/realm-export.json'),
          REALM_FOLDER: folder,
          KEYCLOAK: 'true',
        },
      });
      const realm: unknown = JSON.parse(readFileSync(path.join(folder, 'gastroshop-realm.json'), 'utf8'));
      expect(at(realm, 'clients', 0)).toMatchObject({
        secret: environmentOf('node1')['OIDC_CLIENT_SECRET'],
        redirectUris: [`${environment['SHOP_ORIGIN'] ?? ''}/auth/callback`],
      });
      expect(at(realm, 'clients', 1, 'secret')).toBe(environment['IMPORT_CLIENT_SECRET']);
      expect(JSON.stringify(realm)).not.toMatch(/shop\.example|replace-me/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the realm for Keycloak', () => {
  const realm: unknown = JSON.parse(read('realm-export.json'));
  const namesAt = (...way: readonly (string | number)[]) =>
    listAt(realm, ...way).map((one) => String(at(one, 'name')));

  it('has the role of every tenant that a new database knows (else: pnpm realm:write)', () => {
    const known = tenantsOf(read('../../apps/backend/src/db/migrations/0068-tenants.ts'));
    expect(known.length).toBeGreaterThan(20);
    expect(realm).toEqual(withTenantRoles(realm, known));
  });

  it('has the roles of people and of machines', () => {
    expect(namesAt('roles', 'realm')).toEqual(
      expect.arrayContaining([
        'can-see-prices',
        'can-see-bonuses',
        'can-preview-content',
        'operator',
        'import',
      ]),
    );
  });

  it('declares what is kept of a user, and sends nothing that is not', () => {
    const [text] = listAt(
      realm,
      'components',
      'org.keycloak.userprofile.UserProfileProvider',
      0,
      'config',
      'kc.user.profile.config',
    );
    const profile: unknown = JSON.parse(String(text));
    const declared = listAt(profile, 'attributes').map((one) => String(at(one, 'name')));
    const sent = listAt(realm, 'clientScopes').flatMap((scope) =>
      listAt(scope, 'protocolMappers')
        .filter((mapper) => at(mapper, 'protocolMapper') === 'oidc-usermodel-attribute-mapper')
        .map((mapper) => String(at(mapper, 'config', 'user.attribute'))),
    );
    expect(sent.filter((name) => !declared.includes(name))).toEqual([]);
    // For whom somebody may act is nothing that they say themselves.
    const customer = listAt(profile, 'attributes').find((one) => at(one, 'name') === 'customer');
    expect(at(customer, 'permissions', 'edit')).toEqual(['admin']);
  });

  it('has the scopes of its clients, of which one says for whom a token is', () => {
    const scopes = namesAt('clientScopes');
    for (const [index] of listAt(realm, 'clients').entries()) {
      const taken = listAt(realm, 'clients', index, 'defaultClientScopes');
      expect(taken.filter((name) => !scopes.includes(String(name)))).toEqual([]);
      expect(taken).toEqual(expect.arrayContaining(['basic', 'gastroshop']));
    }
    const claims = listAt(realm, 'clientScopes').flatMap((scope) =>
      listAt(scope, 'protocolMappers').map((mapper) => at(mapper, 'config', 'claim.name')),
    );
    expect(claims).toEqual(
      expect.arrayContaining([
        ...['realm_access.roles', 'customer', 'locale', 'preferred_username', 'given_name', 'email'],
      ]),
    );
  });
});
