import type { TrackingConfiguration } from '@gastroshop/api-contract';
import type { HostTable } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';
import type { Store } from '../../db';
import type { Clock } from '../../settings';
import type { Visitor } from './visitor';

/** What modules may use besides the queries of a call. */
export interface Services {
  readonly store: Store;
  readonly clock: Clock;
  readonly hosts: HostTable;
  /** Key of the installation, 32 bytes: signs confirmation tokens and preview links. The same on every node. */
  readonly secret: Uint8Array;
  readonly tracking: TrackingConfiguration;
  /** Other origins the shop may load from or lead to. */
  readonly externalOrigins: readonly string[];
  /** Where accepted analytics events are sent on to; missing: they are counted only. */
  readonly analyticsUrl: string | undefined;
  /** Links of the landing page to the markets' own sites; missing: those of the demonstration. */
  readonly marketLinks?: readonly { readonly caption: string; readonly url: string }[] | undefined;
  /**
   * Who the session cookie of a request speaks for: calls for content carry no bearer token. It opens a transaction of
   * its own. Missing: nobody is signed in for content.
   */
  readonly visitorOf?: ((request: FastifyRequest) => Promise<Visitor>) | undefined;
}
