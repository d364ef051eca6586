import { type Client, createClient, queryProducts } from '@gastroshop/api-client';
import { createCart } from '@gastroshop/cart';
import { DEFAULT_LOCALE, type Locale } from '@gastroshop/i18n';
import { createTexts } from '@gastroshop/i18n/texts';
import { createToastStore, type ToastStore } from '@gastroshop/ui/feedback';
import { uiTexts } from '@gastroshop/ui/texts';
import { DEFAULT_THEME, type ThemeKey } from '@gastroshop/ui/theme-data';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18next } from 'i18next';
import { saveCustomerCookie } from '../customer-choice';
import { storefrontTexts } from '../text-files';
import { createProductLoader, type ProductLoader } from './create-product-loader';
import { createSessionStore } from './create-session-store';
import { createSiteQueries } from './create-site-queries';
import { type ShopLinks, shopLinks } from './shop-links';
import type { SessionSource, ShopOptions } from './shop-options';
import type { ShopSessionStore } from './shop-session';
import { loadSignedInUser } from './signed-in-user';

/** A shop of which a site shows parts: each piece can be used alone. */
export interface EmbeddedShop {
  readonly tenant: string;
  readonly locale: Locale;
  readonly theme: ThemeKey;
  /** Makes the calls of `@gastroshop/api-client`, in the session's name. */
  readonly client: Client;
  /** Who is looking at the page, with the cart of who buys. */
  readonly session: ShopSessionStore;
  readonly links: ShopLinks;
  /** Loads a product as this user sees it; what is asked for at once goes in one call. */
  readonly loadProduct: ProductLoader;
  /** The answers of the backend. */
  readonly queryClient: QueryClient;
  /** The texts of the kit and of the parts. */
  readonly texts: I18next;
  /** What is said in the corner of the page. */
  readonly toasts: ToastStore;
  /** Reads and sends nothing any more. What is not sent is kept for the next page. */
  readonly close: () => void;
}

const withoutSlash = (origin: string): string => origin.replace(/\/+$/, '');

const customerOf = (session: ShopSessionStore, source: SessionSource): string | undefined => {
  const now = session.getSnapshot();
  if (now.status === 'BUYER') return now.customerId;
  return typeof source === 'object' ? source.customerId : undefined;
};

/**
 * The shop of a tenant for another site of the group: client, cart, texts and answers in one call. Made once, at the start of
 * a module; nothing is asked before something of it is shown, so a server may make one as well.
 *
 * @example
 * // A site that passes the shop's paths on: whoever is signed in there is signed in here.
 * const shop = createShop({ tenant: 'AZ', theme: 'alpin' });
 *
 * @example
 * // A site at another origin, for visitors.
 * const shop = createShop({ tenant: 'AZ', origin: 'https://shop.example' });
 */
export const createShop = (options: ShopOptions): EmbeddedShop => {
  const { tenant, locale = DEFAULT_LOCALE, theme = DEFAULT_THEME, texts = [], app, fetch } = options;
  const origin = withoutSlash(options.origin ?? '');
  const pages = withoutSlash(options.pages ?? origin);
  const source = options.session ?? (origin === '' ? 'cookies' : 'none');
  const client = createClient({
    locale,
    customerId: () => customerOf(session, source),
    ...(origin !== '' && { origin }),
    ...(fetch !== undefined && { fetch }),
    ...(typeof source === 'object' && { token: source.token }),
    // Nobody's cookies: those of the page are of another shop, if of any.
    ...(source === 'none' && { readCookie: () => undefined }),
  });
  // Of who is known by a token; cookies keep it where they say who it is.
  let chosen = '';
  const session: ShopSessionStore = createSessionStore({
    load: () => loadSignedInUser(source, client, tenant, chosen),
    saveCustomer: (customerId) => {
      if (source === 'cookies') saveCustomerCookie(customerId);
      else chosen = customerId;
    },
    openCart: (whose) => createCart(client, { tenant, app, ...whose }),
  });
  return {
    tenant,
    locale,
    theme,
    client,
    session,
    links: shopLinks({ origin, pages }),
    loadProduct: createProductLoader((skus) => queryProducts(client, { tenant, body: [...skus] })),
    queryClient: options.queryClient ?? createSiteQueries(),
    texts: createTexts(locale, [uiTexts, storefrontTexts, ...texts]),
    toasts: createToastStore(),
    close: session.close,
  };
};
