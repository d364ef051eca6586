/** Values of cookies by name, percent-decoded. */
export type CookieValues = ReadonlyMap<string, string>;

const decoded = (value: string): string => {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const unquoted = (value: string): string =>
  value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;

/**
 * Reads a Cookie header or `document.cookie`. Other software sets cookies on the same host, so whatever cannot be
 * read is left out or left as it is; of two cookies with one name the first counts, which is the one with the
 * longer path. Never throws.
 *
 * @example parseCookies('customer=4711; tenant=AZ').get('tenant') // 'AZ'
 */
export const parseCookies = (header: string): CookieValues => {
  const values = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(equals, 0)).trim();
    if (name === '' || values.has(name)) continue;
    values.set(name, decoded(unquoted(pair.slice(equals + 1).trim())));
  }
  return values;
};
