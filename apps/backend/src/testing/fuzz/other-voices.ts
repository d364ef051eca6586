import { EDITOR_TOKENS } from '../whole-app';
import type { TestUser } from '../tokens';
import type { Actor } from './actor';

/** What earlier requests of somebody brought about. */
export interface VoiceState {
  /** Of an upload or of a piece of content. */
  id: string;
  /** Bytes that are there of the upload. */
  offset: number;
  /** Version of the content that was seen. */
  version: number;
  /** Where the last answer led, within the shop. */
  location: string;
  readonly cookies: Map<string, string>;
}

/** Somebody who asks for what is no call of the contract. */
export interface Voice {
  readonly name: string;
  readonly tenant: 'AZ' | 'GM';
  readonly userName: string;
  /** A token of the settings, or whom a token of the shop speaks for. */
  readonly bearer: string | TestUser | undefined;
  readonly canary: string;
  /** Texts that are somebody else's, and must never come back. */
  readonly foreign: readonly string[];
  readonly state: VoiceState;
}

const TENANTS = ['AZ', 'GM'] as const;

const othersThan = (tenant: string): readonly string[] => TENANTS.filter((other) => other !== tenant);

/** What editors of other tenants write: nobody reads it at this one's host, where its own is for everybody. */
export const publishedElsewhere = (tenant: string): readonly string[] =>
  othersThan(tenant).map((other) => `Kanari-editor-${other}`);

/** What machines of other tenants write. */
export const importedElsewhere = (tenant: string): readonly string[] =>
  othersThan(tenant).map((other) => `Kanari-machine-${other}`);

/** What those who write for other tenants write. */
const writtenElsewhere = (tenant: string): readonly string[] => [
  ...publishedElsewhere(tenant),
  ...importedElsewhere(tenant),
];

const freshState = (): VoiceState => ({
  id: '018f4a3c-0000-7000-8000-000000000000',
  offset: 0,
  version: 1,
  location: '/',
  cookies: new Map(),
});

/** Who there is: of each tenant an editor and a machine, and the actors of the shop. */
export interface Voices {
  readonly editors: readonly Voice[];
  readonly machines: readonly Voice[];
  readonly people: readonly Voice[];
}

/** Names everybody who asks outside the contract. */
export const createVoices = (actors: readonly Actor[]): Voices => ({
  editors: TENANTS.map((tenant) => ({
    name: `editor of ${tenant}`,
    tenant,
    userName: '',
    bearer: EDITOR_TOKENS[tenant],
    canary: `Kanari-editor-${tenant}`,
    foreign: writtenElsewhere(tenant),
    state: freshState(),
  })),
  machines: TENANTS.map((tenant) => ({
    name: `machine of ${tenant}`,
    tenant,
    userName: '',
    bearer: { userId: `Kanari-machine-${tenant}`, tenant, roles: ['import'] },
    canary: `Kanari-machine-${tenant}`,
    foreign: writtenElsewhere(tenant),
    state: freshState(),
  })),
  people: actors.map(({ name, user, world, canary, foreign }) => ({
    name,
    tenant: user?.tenant === 'GM' ? 'GM' : 'AZ',
    userName: name === 'blind' ? world.blindUserName : world.userName,
    bearer: user,
    canary,
    foreign,
    state: freshState(),
  })),
});
