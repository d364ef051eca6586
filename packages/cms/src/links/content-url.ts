/**
 * What follows an address: `route` a page of this app, `document` a file or another part of the shop, `contact` a
 * telephone or mail program, `foreign` another site.
 */
export type AddressKind = 'route' | 'document' | 'contact' | 'foreign';

/** An address that may stand in a link. */
export interface ContentUrl {
  readonly href: string;
  readonly kind: AddressKind;
}

/** Characters that browsers drop or turn into others before they read an address. */
const NEVER = /[\p{Cc}\p{Cf}\p{Cs}\\]/u;

/** An origin that no address can have by itself: what keeps it is relative to the shop. */
const OWN = 'https://own.invalid';

/**
 * Parts of the origin that are no pages, and files: no app's router knows any of them. A fair's pages are an app's, which
 * the link itself tells from its own.
 */
const DOCUMENT = /^\/(?:v1|proxy|auth|media|cms-preview)(?:[/?#]|$)|\.[a-z\d]{2,5}$/i;

const KINDS = new Map<string, AddressKind>([
  ['https:', 'foreign'],
  ['mailto:', 'contact'],
  ['tel:', 'contact'],
]);

/**
 * An address of the content, by the same allow-list as the server's: a path of the shop, an anchor, https, mailto, tel
 * (T14, T15). The server has looked already; this is the second look, in the browser that would follow it.
 *
 * @returns undefined for what must not be followed
 * @example contentAddress('/flyers') // { href: '/flyers', kind: 'route' }
 * @example contentAddress('javascript:alert(1)') // undefined
 */
export const toContentUrl = (text: string): ContentUrl | undefined => {
  const href = text.trim();
  if (href === '' || NEVER.test(href) || !URL.canParse(href, OWN)) return undefined;
  const { origin, pathname, protocol, username, password } = new URL(href, OWN);
  if (origin === OWN) {
    if (!/^[/#?](?![/\\])/.test(href)) return undefined;
    return { href, kind: !href.startsWith('/') || DOCUMENT.test(pathname) ? 'document' : 'route' };
  }
  const kind = KINDS.get(protocol);
  const isWhole = /^[a-z]+:/i.test(href) && username === '' && password === '';
  return kind !== undefined && isWhole ? { href, kind } : undefined;
};
