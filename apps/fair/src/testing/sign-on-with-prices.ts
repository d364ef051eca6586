const base64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Sets the cookies of somebody who acts for the customer 1 and may see prices. */
export const signOnWithPrices = (): void => {
  const claims = { sub: 'u1', name: 'u1', realm_access: { roles: ['tenant-AZ', 'can-see-prices'] } };
  document.cookie = `token=h.${base64url(JSON.stringify(claims))}.s; path=/`;
  document.cookie = 'tenant=AZ; path=/';
  document.cookie = 'customer=1; path=/';
};
