import { prefetch, shownPath } from '@gastroshop/app-shell/boot';
import { CSRF_COOKIE, LOCALE_COOKIE, parseCookies, TENANT_COOKIE, TOKEN_COOKIE } from '@gastroshop/identity';
import { readField } from './read-field';

/** Where the article stands whose page this is. */
const PRODUCT = /^\/product\/([\w-]+)$/;

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

/** Shows what its page will show in the same place, which takes the code a while longer on a phone. */
const show = (name: 'p' | 'div', className: string, content: Node | string): void => {
  const place = document.createElement(name);
  place.className = className;
  place.append(content);
  document.querySelector('.shell')?.append(place);
};

const showImage = async (className: string, src: string): Promise<void> => {
  const image = document.createElement('img');
  Object.assign(image, { src, alt: '', fetchPriority: 'high' });
  show('div', `shell-picture ${className}`, image);
  await image.decode();
};

/** Has the picture above the fold come first, and shows it to a visitor, below the line of the shop if it has one. */
const startPageImage = async (asking: RequestInit, isVisitor: boolean): Promise<void> => {
  const [config, page, header] = await Promise.all([
    prefetch('/v1/shop-config', asking),
    prefetch('/v1/cms/startpage', asking),
    prefetch('/v1/cms/header', asking),
  ]);
  // The landing page of the branches shows none of it (TEN-6).
  if (!page.ok || !config.ok || readField(await config.clone().json(), 'mode') === 'BRANCH') return;
  const url = readField(readField(readField(await page.clone().json(), 'introBlock'), 'image'), 'url');
  if (!isOwn(url)) return;
  if (!isVisitor) {
    // The page of who has signed on has more above it.
    new Image().src = url;
    return;
  }
  const notice = header.ok && readField(await header.clone().json(), 'notice');
  if (typeof notice === 'string' && notice !== '') show('p', 'shell-notice', notice);
  await showImage('shell-stage', url);
};

/** A page that a web server sends, and not the backend, brings no cookie that tells the tenant. */
const tenantOf = async (told: string | undefined, asking: RequestInit): Promise<string | undefined> => {
  if (told !== undefined) return told;
  const config = await prefetch('/v1/shop-config', asking);
  const tenant = config.ok ? readField(await config.clone().json(), 'tenant') : undefined;
  return typeof tenant === 'string' ? tenant : undefined;
};

const productPicture = async (tenant: string, sku: string, asking: RequestInit): Promise<void> => {
  const product = `/v1/t/${tenant}/products/${sku}`;
  const [answer] = await Promise.all([prefetch(product, asking), prefetch(`${product}/details`, asking)]);
  if (!answer.ok) return;
  const images = readField(await answer.clone().json(), 'images');
  const first: unknown = Array.isArray(images) ? images[0] : undefined;
  const url = readField(first, 'bigPath');
  if (!isOwn(url) || readField(first, 'is3d') === true) return;
  await showImage('shell-article', url);
};

/**
 * Asks for what a page asks first, and shows a visitor the picture it is opened for, which is ready to be drawn when
 * this is done. Whoever has signed on comes to work, and waits for no picture.
 */
export const prefetchFirstPage = async (): Promise<void> => {
  const cookies = parseCookies(document.cookie);
  const csrf = cookies.get(CSRF_COOKIE.name);
  const asking = asked(csrf, cookies.get(LOCALE_COOKIE.name));
  const isVisitor = !cookies.has(TOKEN_COOKIE.name);
  if (shownPath() === '/') {
    if (csrf === undefined) return;
    const shown = startPageImage(asking, isVisitor);
    if (isVisitor) await shown;
    else shown.catch(() => undefined);
    return;
  }
  const sku = PRODUCT.exec(shownPath())?.[1];
  // Who has signed on asks for his customer, by the session, in the shop itself.
  if (sku === undefined || !isVisitor) return;
  const tenant = await tenantOf(cookies.get(TENANT_COOKIE.name), asking);
  if (tenant !== undefined) await productPicture(tenant, sku, asking);
};
