/** What running text may hold: the same list as the server's, so that both parsers have to be fooled at once (T15). */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** A tag running text may have. */
export type AllowedTag = (typeof ALLOWED_TAGS)[number];

/** Attributes that survive, whatever tag they are on; which tag may have which is decided when it is drawn. */
export const ALLOWED_ATTRIBUTES = ['href', 'target', 'title', 'colspan', 'rowspan', 'scope'] as const;

const tags = new Map<string, AllowedTag>(ALLOWED_TAGS.map((tag) => [tag, tag]));

/** The tag by that name; undefined when running text may not have it. */
export const allowedTag = (name: string): AllowedTag | undefined => tags.get(name.toLowerCase());
