import type { Locale } from '@gastroshop/i18n';
import type { TextFiles } from '@gastroshop/i18n/texts';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import type { QueryClient } from '@tanstack/react-query';

/** Where a site learns who its visitor is. */
export type SessionSource =
  /** The session of the shop, on a site that passes the shop's paths on, and so has its cookies. */
  | 'cookies'
  /** Nobody is ever signed in: a site at another origin, which is answered as a visitor is. */
  | 'none'
  /** A token of the shop's realm, which a site of that realm keeps for its user. */
  | {
      /** Asked at each call; undefined is a visitor. See `ClientOptions` of @gastroshop/api-client. */
      readonly token: (refused?: string) => Promise<string | undefined>;
      /** The customer acted for. Default: the user's only one. */
      readonly customerId?: string | undefined;
    };

/** What a site says about the shop it shows parts of. */
export interface ShopOptions {
  /** Code of the tenant whose shop it is, such as `AZ`. */
  readonly tenant: string;
  /**
   * Origin of the shop, such as `https://shop.example`. Default: the page's own, for a site that passes the shop's paths on
   * to the backend.
   */
  readonly origin?: string | undefined;
  /** Origin of the shop's own pages, where links to products and to the cart lead. Default: as `origin`. */
  readonly pages?: string | undefined;
  /** Default: `cookies` at the page's own origin, `none` at another one, whose cookies never arrive here. */
  readonly session?: SessionSource | undefined;
  /** Language of texts, numbers and answers. Default: de-AT. */
  readonly locale?: Locale | undefined;
  /** Colours and logo. Default: those of tenants without a theme of their own. */
  readonly theme?: ThemeKey | undefined;
  /** Texts of other packages that are shown inside as well, such as `cmsTexts`. Default: none. */
  readonly texts?: readonly TextFiles[] | undefined;
  /** The site's own query client, where it has one. Default: a new one. */
  readonly queryClient?: QueryClient | undefined;
  /** Name of the site, see `CartOptions` of @gastroshop/cart. Default: `site`. */
  readonly app?: string | undefined;
  /** Default: the global fetch. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}
