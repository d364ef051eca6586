import { askEarly } from '@gastroshop/app-shell/early';
import { CSRF_COOKIE, LOCALE_COOKIE, parseCookies, TENANT_COOKIE, TOKEN_COOKIE } from '@gastroshop/identity';
import { member } from './early-member';

/** Where the article stands whose page this is. */
const ARTICLE = /^\/product\/([\w-]+)$/;

/** The client asks alike, and so finds the answers. */
const asked = (csrf: string | undefined, locale: string | undefined): RequestInit => ({
  method: 'GET',
  headers: {
    'Accept-Language': locale === 'en-GB' ? 'en-GB' : 'de-AT',
    ...(csrf !== undefined && { 'X-XSRF-TOKEN': csrf }),
  },
  credentials: 'same-origin',
});

/** Only pictures of the own origin: others are the page's own business. */
const isOwn = (url: unknown): url is string => typeof url === 'string' && /^\/[^/\\]/.test(url);

/** The picture above the fold has to be there first. */
const startPagePicture = async (asking: RequestInit): Promise<void> => {
  const [config, page] = await Promise.all([
    askEarly('/v1/shop-config', asking),
    askEarly('/v1/cms/startpage', asking),
  ]);
  // The landing page of the branches shows none of it (TEN-6).
  if (!page.ok || !config.ok || member(await config.clone().json(), 'mode') === 'BRANCH') return;
  const url = member(member(member(await page.clone().json(), 'introBlock'), 'image'), 'url');
  if (!isOwn(url)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', href: url, fetchPriority: 'high' });
  document.head.append(link);
};

/** A page that a web server sends, and not the backend, brings no cookie that tells the tenant. */
const tenantOf = async (told: string | undefined, asking: RequestInit): Promise<string | undefined> => {
  if (told !== undefined) return told;
  const config = await askEarly('/v1/shop-config', asking);
  const tenant = config.ok ? member(await config.clone().json(), 'tenant') : undefined;
  return typeof tenant === 'string' ? tenant : undefined;
};

/** Shows the picture of an article where its page will, which takes the code a while longer on a phone. */
const articlePicture = async (tenant: string, sku: string, asking: RequestInit): Promise<void> => {
  const article = `/v1/t/${tenant}/products/${sku}`;
  const [answer] = await Promise.all([askEarly(article, asking), askEarly(`${article}/details`, asking)]);
  if (!answer.ok) return;
  const images = member(await answer.clone().json(), 'images');
  const first: unknown = Array.isArray(images) ? images[0] : undefined;
  const url = member(first, 'bigPath');
  if (!isOwn(url) || member(first, 'is3d') === true) return;
  const picture = document.createElement('img');
  Object.assign(picture, { src: url, alt: '', fetchPriority: 'high' });
  const place = document.createElement('div');
  place.className = 'shell-picture';
  place.append(picture);
  document.querySelector('.shell')?.append(place);
};

/** Asks for the picture that a page is opened for, and for what the page asks first. */
export const askForPicture = async (): Promise<void> => {
  const cookies = parseCookies(document.cookie);
  const csrf = cookies.get(CSRF_COOKIE.name);
  const asking = asked(csrf, cookies.get(LOCALE_COOKIE.name));
  if (location.pathname === '/') {
    if (csrf !== undefined) await startPagePicture(asking);
    return;
  }
  const sku = ARTICLE.exec(location.pathname)?.[1];
  // Who has signed on asks for his customer, by the session, in the shop itself.
  if (sku === undefined || cookies.has(TOKEN_COOKIE.name)) return;
  const tenant = await tenantOf(cookies.get(TENANT_COOKIE.name), asking);
  if (tenant !== undefined) await articlePicture(tenant, sku, asking);
};
