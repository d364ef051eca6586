import { decodeBase64UrlText } from './base64url';

/** The claims of a token: what it says, checked for nothing. Only the server verifies tokens. */
export type Claims = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the claims of a sign-on token from its second dot-separated part (SES-2). Whether a signature follows does
 * not matter: the readable token cookie has none that could be used.
 *
 * @param token value of the token cookie
 * @returns `undefined` for whatever is not base64url of a JSON object; never throws
 */
export const decodeClaims = (token: string): Claims | undefined => {
  const json = decodeBase64UrlText(token.split('.', 2)[1] ?? '');
  if (json === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(json);
    return isRecord(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
};
