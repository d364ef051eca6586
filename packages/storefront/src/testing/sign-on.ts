const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Who signs on in a test. */
export interface SignOn {
  readonly userId: string;
  /** AZ if missing. */
  readonly tenant?: string | undefined;
  /** Roles besides the tenant's. */
  readonly roles?: readonly string[] | undefined;
  readonly name?: string | undefined;
}

/** Value of the token cookie the backend would set. */
export const tokenOf = ({ userId, tenant = 'AZ', roles = [], name = userId }: SignOn): string => {
  const claims = {
    sub: userId,
    name,
    locale: 'de-AT',
    realm_access: { roles: [`tenant-${tenant}`, ...roles] },
    customer: [],
  };
  return `h.${base64url(JSON.stringify(claims))}.s`;
};

/** Sets the cookies that a sign-on leaves in the browser. */
export const signOnAs = (who: SignOn): void => {
  document.cookie = `token=${tokenOf(who)}; path=/`;
  document.cookie = `tenant=${who.tenant ?? 'AZ'}; path=/`;
};

/** Takes every cookie away, as a new browser would be. */
export const clearCookies = (): void => {
  for (const pair of document.cookie.split('; ')) {
    // By date: an age of 0 counts from the next millisecond on.
    const name = pair.split('=')[0] ?? '';
    if (name !== '') document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
};
