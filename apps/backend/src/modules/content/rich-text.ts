import sanitize from 'sanitize-html';
import { isSafeAddress } from './safe-address';

const ATTRIBUTES = {
  a: ['href', 'target', 'rel', 'title'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

const link: sanitize.Transformer = (tagName, { href, title, target }) => ({
  tagName,
  attribs: {
    ...(href !== undefined && isSafeAddress(href) && { href: href.trim() }),
    ...(title !== undefined && { title }),
    // A page opened in a new window gets no handle on the shop's.
    ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
  },
});

/** What running text may hold. Everything else loses its tags; scripts and styles lose their content too. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'a'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: link, h1: 'h2' },
};

/** HTML of the content as it may be shown: by one allow-list, when it is written and again when it is read (T15). */
export const cleanHtml = (html: string): string => sanitize(html, ALLOWED);
