import { trackingConfigurationSchema, type TrackingConfiguration } from '@gastroshop/api-contract';
import { isEmailAddress } from '@gastroshop/domain/cart';
import {
  appPathsOf,
  DEMO_HOSTS,
  resolveHost,
  isTenantCode,
  type AppPaths,
  type HostTable,
} from '@gastroshop/identity';
import path from 'node:path';
import { z } from 'zod';
import { isPublicKey, publicKeyOf } from '../push';
import { allowedOrigins } from './allowed-origins';
import { wrongHostName } from './host-names';
import { withFiles } from './setting-files';
import { SettingsError } from './settings-error';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'has to be a number from 1 to 65535')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, 'has to be a number from 1 to 65535');

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `has to be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine(
      (number) => number >= least && number <= most,
      `has to be a whole number from ${least} to ${most}`,
    );

const url = (...schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `has to be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );

/** Hosts of this machine itself: what goes there crosses no network. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address that nobody on the way can read or change. */
const secureUrl = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      (new URL(text).protocol === 'https:' ||
        (new URL(text).protocol === 'http:' && LOOPBACK.has(new URL(text).hostname))),
    'has to be an address that begins with https:// (or http:// on this machine)',
  );

const names = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);

const hostEntry = z.object({
  tenant: z.string().refine(isTenantCode, 'is no tenant'),
  mode: z.enum(['SHOP', 'BRANCH', 'SITE']),
});

const hostTable = z.string().transform((text, context): HostTable => {
  let table: HostTable;
  try {
    table = z
      .record(z.string(), hostEntry)
      .refine((hosts) => Object.keys(hosts).length > 0)
      .parse(JSON.parse(text));
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'has to be JSON like {"shop.example":{"tenant":"AZ","mode":"SHOP"}}',
    });
    return z.NEVER;
  }
  const wrong = wrongHostName(Object.keys(table));
  if (wrong === undefined) return table;
  context.addIssue({ code: 'custom', message: `names ${wrong}` });
  return z.NEVER;
});

const editor = z.object({
  name: z.string().min(1).max(100),
  token: z.string().regex(/^[\w.~+/-]{32,200}=*$/),
  scopes: z.array(z.string()).min(1).optional(),
});

const editors = z.string().transform((text, context): readonly z.infer<typeof editor>[] => {
  try {
    return z.array(editor).parse(JSON.parse(text));
  } catch {
    context.addIssue({
      code: 'custom',
      message:
        'has to be JSON like [{"name":"editorial office","token":"at least 32 characters","scopes":["AZ"]}]',
    });
    return z.NEVER;
  }
});

const tracking = z.string().transform((text, context): TrackingConfiguration => {
  try {
    return trackingConfigurationSchema.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'has to be the JSON that GET /v1/tools answers' });
    return z.NEVER;
  }
});

const HEADER = /^\s*([\w-]+)\s*=\s*([^\s,=][^,\r\n]*)$/;

/** As OpenTelemetry writes them: `name=value,name=value`, values percent-encoded. */
const headerList = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const pairs = text.split(',').map((part) => HEADER.exec(part));
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        if (pair === null) throw new TypeError('No header');
        const [, name = '', value = ''] = pair;
        return [name, decodeURIComponent(value.trim())];
      }),
    );
  } catch {
    context.addIssue({ code: 'custom', message: 'has to be a list like api-key=secret,tenant=shop' });
    return z.NEVER;
  }
});

const environment = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_LISTEN_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_CONNECTIONS: whole(1, 200).default(10),
  PUBLIC_ORIGIN: url('http:', 'https:')
    .refine((text) => {
      const address = URL.canParse(text) ? new URL(text) : undefined;
      return address === undefined || address.href === `${address.origin}/`;
    }, 'has to be an origin: scheme, host and port, and nothing after them')
    .transform((text) => (URL.canParse(text) ? new URL(text).origin : text))
    .optional(),
  SHOP_PATH: z.string().optional(),
  FAIR_PATH: z.string().optional(),
  HOSTS: hostTable.optional(),
  TRUSTED_PROXIES: names.default([]),
  APP_SECRET: z.string().min(32, 'has to have at least 32 characters').optional(),
  APP_SECRET_OLD: z.string().min(32, 'has to have at least 32 characters').optional(),
  OIDC_ISSUER: url('http:', 'https:').optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_AUDIENCE: names
    .refine((all) => all.length > 0, 'has to name the audience of the tokens')
    .default(['gastroshop']),
  ASSIGNMENTS_FROM_CLAIMS: flag.default(false),
  SESSION_IDLE_HOURS: whole(1, 720).default(12),
  SESSION_DAYS: whole(1, 365).default(30),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().default('Gastroshop <no-reply@localhost>'),
  MAIL: z.enum(['caught']).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .refine(isPublicKey, 'has to be a point of the curve P-256: 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(
      (key) => publicKeyOf(key) !== undefined,
      'has to be a key of the curve P-256: 32 bytes in base64url',
    )
    .optional(),
  VAPID_SUBJECT: url('mailto:', 'https:').optional(),
  PUSH_ORIGINS: names
    .refine(
      (all) =>
        all.every((origin) => secureUrl.safeParse(origin).success && new URL(origin).origin === origin),
      { error: 'has to be a list of https origins (http on this machine)' },
    )
    .default([]),
  HAND_OVER: z.enum(['none']).optional(),
  HAND_OVER_DIR: z.string().optional(),
  HAND_OVER_URL: url('http:', 'https:').optional(),
  HAND_OVER_SECRET: z.string().min(16, 'has to have at least 16 characters').optional(),
  HAND_OVER_AT_DEADLINE: names.default([]),
  ORDER_EDITING: names.optional(),
  CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  CAPTCHA_SECRET: z.string().min(1).optional(),
  CAPTCHA_VERIFY_URL: secureUrl.optional(),
  CAPTCHA_SCRIPT_URL: secureUrl.optional(),
  CAPTCHA_ORIGINS: names
    .refine((all) => all.every((origin) => /^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(origin)), {
      error: 'has to be a list of https origins',
    })
    .default([]),
  CAPTCHA_WORK: whole(1, 100_000).default(1_000),
  SIGN_UP_MAIL: z.string().refine(isEmailAddress, 'has to be a mail address').optional(),
  SIGN_UP_URL: url('http:', 'https:').optional(),
  SIGN_UP_SECRET: z.string().min(16, 'has to have at least 16 characters').optional(),
  ANALYTICS_URL: url('https:').optional(),
  ANALYTICS: z.enum(['counted']).optional(),
  TRACKING: tracking.optional(),
  EXTERNAL_ORIGINS: names.default([]),
  ALLOWED_ORIGINS: allowedOrigins.default({}),
  PREVIEW_FRAMES: names
    .refine((all) => all.every((origin) => /^https:\/\/[\w.-]+(?::\d+)?$/.test(origin)), {
      error: 'has to be a list of https origins',
    })
    .default([]),
  CONTENT_EDITORS: editors.default([]),
  IMPORT_FOLDER: z.string().min(1).optional(),
  IMPORT_FILE_MB: whole(1, 4_096).default(256),
  STORYBLOK_TOKEN: z.string().min(1).optional(),
  STORYBLOK_URL: url('https:', 'http:').default('https://api.storyblok.com/v2/cdn'),
  OPENSEARCH_URL: url('http:', 'https:').optional(),
  OPENSEARCH_USER: z.string().min(1).optional(),
  OPENSEARCH_PASSWORD: z.string().min(1).optional(),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/, 'has to be small letters, digits and hyphens')
    .default('gastroshop'),
  NATIVE_APP_URL: url('https:').optional(),
  DEMO_DATA: flag.optional(),
  CLOCK_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  STANDING_ORDER_GRACE_MINUTES: whole(1, 720).default(30),
  STOP_DELAY_SECONDS: whole(0, 300).default(0),
  STREAMS_OF_USER: whole(1, 10_000).default(20),
  STREAMS_OF_ADDRESS: whole(1, 10_000).default(100),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('gastroshop'),
  METRICS_TOKEN: z.string().min(16, 'has to have at least 16 characters').optional(),
});

/** The name of every setting there is. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** The settings of an installation, checked. */
export type Settings = Readonly<
  Omit<
    z.infer<typeof environment>,
    'DATA_DIR' | 'FAIR_PATH' | 'HOSTS' | 'PUBLIC_ORIGIN' | 'SHOP_PATH' | 'TRACKING'
  >
> & {
  /** Folder of the embedded database, caught mails and handed-over orders; absolute. */
  readonly dataFolder: string;
  readonly hosts: HostTable;
  /** Address people type; sign-on returns there. */
  readonly publicOrigin: string;
  /** Where the apps live on each host. */
  readonly appPaths: AppPaths;
  /** No PostgreSQL is configured: the embedded database, made for one process. */
  readonly isEmbedded: boolean;
  readonly withDemoData: boolean;
  readonly tracking: TrackingConfiguration;
};

/** What goes together: a half-configured sign-on or hand-over is named instead of failing at the first user. */
const requireTogether = (settings: z.infer<typeof environment>): void => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, DATABASE_URL, APP_SECRET, HOSTS, CLOCK_FILE } =
    settings;
  if (OIDC_ISSUER !== undefined && (OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined))
    throw new SettingsError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it.');
  if (DATABASE_URL !== undefined && APP_SECRET === undefined)
    throw new SettingsError('DATABASE_URL needs APP_SECRET beside it: all nodes have to share one secret.');
  if (settings.APP_SECRET_OLD !== undefined && APP_SECRET === undefined)
    throw new SettingsError('APP_SECRET_OLD needs APP_SECRET beside it.');
  if (APP_SECRET !== undefined && settings.APP_SECRET_OLD === APP_SECRET)
    throw new SettingsError('APP_SECRET_OLD is the same as APP_SECRET: leave it out.');
  if (DATABASE_URL === undefined && settings.DATABASE_LISTEN_URL !== undefined)
    throw new SettingsError('DATABASE_LISTEN_URL needs DATABASE_URL beside it.');
  if (DATABASE_URL !== undefined && CLOCK_FILE !== undefined)
    throw new SettingsError(
      'CLOCK_FILE moves the time of the embedded demonstration, never of an installation.',
    );
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings;
  if ((VAPID_PUBLIC_KEY === undefined) !== (VAPID_PRIVATE_KEY === undefined))
    throw new SettingsError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need each other.');
  if (
    VAPID_PRIVATE_KEY !== undefined &&
    publicKeyOf(VAPID_PRIVATE_KEY) !== VAPID_PUBLIC_KEY?.replace(/=+$/, '')
  )
    throw new SettingsError('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.');
  const captcha = [
    settings.CAPTCHA_SITE_KEY,
    settings.CAPTCHA_SECRET,
    settings.CAPTCHA_VERIFY_URL,
    settings.CAPTCHA_SCRIPT_URL,
  ];
  if (captcha.some((part) => part !== undefined) && captcha.includes(undefined))
    throw new SettingsError(
      'A hosted captcha needs CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_VERIFY_URL and CAPTCHA_SCRIPT_URL together.',
    );
  if ((settings.SIGN_UP_URL === undefined) !== (settings.SIGN_UP_SECRET === undefined))
    throw new SettingsError('SIGN_UP_URL and SIGN_UP_SECRET need each other.');
  if ((settings.OPENSEARCH_USER === undefined) !== (settings.OPENSEARCH_PASSWORD === undefined))
    throw new SettingsError('OPENSEARCH_USER and OPENSEARCH_PASSWORD need each other.');
  if (settings.OPENSEARCH_URL === undefined && settings.OPENSEARCH_USER !== undefined)
    throw new SettingsError('OPENSEARCH_USER needs OPENSEARCH_URL beside it.');
  if (OIDC_ISSUER !== undefined && HOSTS === undefined)
    throw new SettingsError('OIDC_ISSUER needs HOSTS beside it: which host belongs to which tenant.');
  const { PUBLIC_ORIGIN } = settings;
  if (
    PUBLIC_ORIGIN !== undefined &&
    resolveHost(HOSTS ?? DEMO_HOSTS, new URL(PUBLIC_ORIGIN).host) === undefined
  )
    throw new SettingsError('PUBLIC_ORIGIN has to be at a host that HOSTS names: others are answered 421.');
};

const readAppPaths = (paths: Readonly<Record<'shop' | 'fair', string | undefined>>): AppPaths => {
  try {
    return appPathsOf(paths);
  } catch (error) {
    throw new SettingsError(
      `SHOP_PATH and FAIR_PATH: ${error instanceof Error ? error.message : String(error)}. They have to be like /shop/.`,
    );
  }
};

/**
 * Reads the settings.
 *
 * @param variables the environment; each setting may stand in a file that `…_FILE` names
 * @throws SettingsError naming every setting that is wrong and what it has to be
 */
export const readSettings = (variables: Readonly<Record<string, string | undefined>>): Settings => {
  const filled = Object.fromEntries(
    Object.entries(withFiles(variables, SETTING_NAMES)).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const result = environment.safeParse(filled);
  if (!result.success) {
    const sentences = result.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`);
    throw new SettingsError(sentences.join('\n'));
  }
  requireTogether(result.data);
  const { DATA_DIR, HOSTS, PUBLIC_ORIGIN, TRACKING, SHOP_PATH, FAIR_PATH, ...rest } = result.data;
  return {
    ...rest,
    tracking: TRACKING ?? {},
    dataFolder: path.resolve(DATA_DIR),
    hosts: HOSTS ?? DEMO_HOSTS,
    appPaths: readAppPaths({ shop: SHOP_PATH, fair: FAIR_PATH }),
    publicOrigin: PUBLIC_ORIGIN ?? `http://localhost:${rest.PORT}`,
    isEmbedded: rest.DATABASE_URL === undefined,
    withDemoData: rest.DEMO_DATA ?? rest.DATABASE_URL === undefined,
  };
};
