import type { TenantProfile } from '../tenant-profile';
import type { HostEntry } from '@gastroshop/identity';
import type { Access } from '@gastroshop/api-contract/endpoints';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the host name stands for; set before any route runs. */
    hostEntry: HostEntry;
    /** How the tenant of the host presents itself. */
    hostProfile: () => Promise<TenantProfile>;
    /** Cookies the answer sets, by their name: serialized, one per name, also beside an error. */
    answerCookies: Map<string, string>;
    /** Whose requests are counted together by the limits that know the user. */
    limitKey?: string;
    /** The other origin whose page may read the answer; undefined: none may. */
    allowedOrigin?: string | undefined;
  }
  interface FastifyContextConfig {
    /**
     * Who may call the route. A contract's call names its door; "open" is for what everybody may have (files, health);
     * "session" for what the session cookie opens; "editor" for whoever has a token that writes
     * content; "machine" for a machine that signs on by itself. A route without a rule does not start.
     */
    rule?: Access | 'open' | 'session' | 'editor' | 'machine';
    /** The call of the contract the route answers. */
    callName?: string;
    /** A file that is the same for everybody and kept by caches: its answers carry no cookies. */
    withoutCookies?: boolean;
    /** Pages of other origins may read the route, where an installation allows them: by CORS, a file by a link too. */
    crossOrigin?: 'data' | 'file';
  }
}
