import type { TrackingConfiguration } from '@gastroshop/api-contract';
import type { AppPaths, TenantDirectory } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';
import type { Captcha } from '../../captcha';
import type { Store } from '../../db';
import type { MailBudget } from '../../http';
import type { KeyRing } from '../../key-ring';
import type { SearchEngine } from '../../search-engine';
import type { Clock } from '../../settings';
import type { ContentEditor } from './content-editor';
import type { Visitor } from './visitor';

/** What modules may use besides the queries of a call. */
export interface Services {
  readonly store: Store;
  readonly clock: Clock;
  /** The tenants there are, with their groups and hosts, as of this moment. */
  readonly tenants: TenantDirectory;
  /** Where the apps live on each host; missing: the shop at the root. */
  readonly appPaths?: AppPaths | undefined;
  /** Signs confirmation tokens and links. */
  readonly keyRing: KeyRing;
  readonly tracking: TrackingConfiguration;
  /** Other origins the shop may load from or lead to. */
  readonly externalOrigins: readonly string[];
  /** Where the group's app for phones is to be had; missing: phones are told of none. */
  readonly nativeAppUrl?: string | undefined;
  /** Finds articles by what people type; missing: the engine in the database. */
  readonly search?: SearchEngine | undefined;
  /** Where accepted analytics events are sent on to; missing: they are counted only. */
  readonly analyticsUrl: string | undefined;
  /** Tells people from machines that fill in forms; missing: by work their browsers do. */
  readonly captcha?: Captcha | undefined;
  /** Where sign-ups go; missing: by mail to the address that the footer names. */
  readonly signUps?: { readonly areHandedOver: boolean; readonly mail?: string | undefined } | undefined;
  /** Who may write content, by token; missing: nobody. */
  readonly contentEditors?: readonly ContentEditor[] | undefined;
  /** Told of each order that was stored, for the metrics. */
  readonly onOrder?: ((order: { readonly tenant: string; readonly source: string }) => void) | undefined;
  /** Told of each analytics event that its receiver did not take. */
  readonly onAnalyticsFailure?: (() => void) | undefined;
  /** Whether orders of a tenant can be changed and cancelled until their deadlines; missing: those of all. */
  readonly mayChangeOrders?: ((tenant: string) => boolean) | undefined;
  /** How long before their deadline standing orders are ordered, in minutes; missing: half an hour. */
  readonly standingOrderGraceMinutes?: number | undefined;
  /** Tells devices of notifications; missing: none is told. */
  readonly push?:
    | {
        readonly publicKey: string;
        /** Origins of push services besides those of the usual browsers. */
        readonly ownOrigins: readonly string[];
      }
    | undefined;
  /** Counts the addresses somebody has written to; missing: nothing is counted. */
  readonly mailBudget?: MailBudget | undefined;
  /**
   * Who the session cookie of a request speaks for: calls for content carry no bearer token. It opens a transaction of
   * its own. Missing: nobody is signed in for content.
   */
  readonly visitorOf?: ((request: FastifyRequest) => Promise<Visitor>) | undefined;
}
