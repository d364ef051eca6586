interface Cookie {
  readonly name: string;
  readonly flags: readonly string[];
}

const readCookie = (line: string): Cookie => {
  const [first = '', ...flags] = line.split(';').map((part) => part.trim());
  return { name: first.split('=')[0]?.toLowerCase() ?? '', flags: flags.map((flag) => flag.toLowerCase()) };
};

const isOfSession = ({ name }: Cookie): boolean => name.includes('login') || name.includes('sess');
const has = (flag: string) => (cookie: Cookie) => cookie.flags.includes(flag);
const isSecure = has('secure');
const hasSameSite = ({ flags }: Cookie): boolean =>
  flags.includes('samesite=strict') || flags.includes('samesite=lax');

/**
 * Points for the cookies an answer sets on https.
 *
 * @param lines values of `Set-Cookie`
 */
export const pointsForCookies = (lines: readonly string[]): number => {
  const cookies = lines.map(readCookie);
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => isOfSession(cookie) && !isSecure(cookie))) return -40;
  if (cookies.some((cookie) => isOfSession(cookie) && !has('httponly')(cookie))) return -30;
  if (!cookies.every(isSecure)) return -20;
  if (cookies.some((cookie) => cookie.name.includes('csrf') && !hasSameSite(cookie))) return -20;
  return cookies.every(hasSameSite) ? 5 : 0;
};
