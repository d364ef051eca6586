const base64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Sets the cookies that a sign-on leaves in the browser. */
export const signOnAs = (userId: string, tenant = 'AZ'): void => {
  const claims = { sub: userId, name: userId, realm_access: { roles: [`tenant-${tenant}`] } };
  document.cookie = `token=h.${base64url(JSON.stringify(claims))}.s; path=/`;
  document.cookie = `tenant=${tenant}; path=/`;
};

/** Takes every cookie away, as a new browser would be. */
export const clearCookies = (): void => {
  for (const pair of document.cookie.split('; ')) {
    // By date: an age of 0 counts from the next millisecond on.
    const name = pair.split('=')[0] ?? '';
    if (name !== '') document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
};
