import type { ShopFeature } from '@gastroshop/api-contract';
import type { ComponentType } from 'react';
import type { Environment } from '../environment';

/** What a page is asked for with. */
export interface PageArguments {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** A page of an app, as data. */
export interface PageRoute {
  /** Pattern in the router's notation. */
  readonly path: string;
  /** Whether only signed-in users may see it; default false. */
  readonly requiresAuth?: true | undefined;
  /** The area it stands in, whose ways between pages are shown beside it; none if missing. */
  readonly area?: string | undefined;
  /** The part of a shop it belongs to; a shop that does without says so at its address. */
  readonly feature?: ShopFeature | undefined;
  /** Where to go instead, asked before the page is shown; undefined to show it. */
  readonly instead?:
    ((environment: Environment, page: PageArguments) => Promise<string | undefined>) | undefined;
  /** Loads the code of the page. */
  readonly load: () => Promise<ComponentType>;
  /** Starts the queries of the page, before its code has arrived and when somebody is about to go there. */
  readonly preload?: ((environment: Environment, page: PageArguments) => void) | undefined;
}
