import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { HEALTH_PATHS, STOP_PATIENCE_MS } from '../../../../apps/backend/src/runtime/promises-to-machines';
import { readSettings, SETTING_NAMES } from '../../../../apps/backend/src/settings/settings';
import { objectOf } from '../openapi/json';
import { root } from '../workspace-folders';
import { sectionsOf } from './sections-of';

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

/** What else the compose file takes from its surroundings. */
const OTHERS: Readonly<Record<string, string>> = {
  OIDC_ISSUER: 'https://login.example/realms/gastroshop',
  MAIL_FROM: 'bestellung@shop.example',
  HAND_OVER_URL: 'https://erp.example/orders',
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
  const compose: unknown = parse(read('compose.yaml'), { merge: true });
  const node = (name: string) => at(compose, 'services', name);

  it('has two nodes, the database, a mail catcher and, if wanted, a search cluster', () => {
    const services = objectOf(at(compose, 'services'));
    expect(Object.keys(services).toSorted()).toEqual(['database', 'mail', 'node1', 'node2', 'search']);
    expect(at(services, 'search', 'profiles')).toEqual(['search']);
  });

  it.each(['node1', 'node2'])('%s is built from the repository, and writes into no image', (name) => {
    expect(at(node(name), 'build')).toEqual({
      context: '../..',
      dockerfile: 'docs/operations/Containerfile',
    });
    expect(at(node(name), 'read_only')).toBe(true);
    expect(read('Containerfile')).toMatch(/^USER node$/m);
    expect(secondsOf(at(node(name), 'stop_grace_period'))).toBeGreaterThan(STOP_SECONDS);
  });

  it.each(['node1', 'node2'])('%s has settings that it knows and starts with', (name) => {
    const given = objectOf(at(node(name), 'environment'));
    expect(Object.keys(given).filter((setting) => !SETTING_NAMES.includes(setting))).toEqual([]);
    const filled = Object.entries(given).map(([setting, value]) => {
      const text = String(value);
      const [, standard] = /^\$\{\w+:-([^}]*)\}$/.exec(text) ?? [];
      const secret = { ...SECRETS, ...OTHERS }[setting];
      return [setting, standard ?? (text.includes('${') ? secret : text)] as const;
    });
    expect(readSettings(Object.fromEntries([...Object.entries(imageEnvironment), ...filled]))).toMatchObject({
      isEmbedded: false,
      dataFolder: '/data',
      SMTP_URL: 'smtp://mail:1025',
    });
  });
});

describe('the realm for Keycloak', () => {
  it('has the role of every tenant that a new database knows', () => {
    const known = read('../../apps/backend/src/db/migrations/0068-tenants.ts').matchAll(
      /\('([A-Z]{2})', '[A-Z]{2}'\)/g,
    );
    const realm: unknown = JSON.parse(read('realm-export.json'));
    const roles = listAt(realm, 'roles', 'realm').map((role) => String(at(role, 'name')));
    expect(roles.filter((role) => role.startsWith('tenant-')).toSorted()).toEqual(
      [...known].map(([, code = '']) => `tenant-${code}`).toSorted(),
    );
  });

  it('has the roles of people and of machines', () => {
    const realm = read('realm-export.json');
    for (const role of ['can-see-prices', 'can-see-bonuses', 'can-preview-content', 'import'])
      expect(realm).toContain(`"name": "${role}"`);
  });
});
