/**
 * Hosts of the push services of Chrome (and what is built on it, on Android as well), Firefox, Safari and Edge. A point in
 * front stands for any host below.
 */
const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether push messages may be sent to an address that a browser gave, or somebody who says to be one: https at the usual
 * port of a push service that browsers use, or an origin the settings name.
 *
 * @param ownOrigins origins of further push services
 * @example isPushEndpoint('https://db.internal/x', []) // false
 */
export const isPushEndpoint = (endpoint: string, ownOrigins: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { username, password, origin, protocol, port, hostname } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (ownOrigins.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return PUSH_SERVICES.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
};
