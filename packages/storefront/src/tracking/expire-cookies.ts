import { parseCookies } from '@gastroshop/identity';

/** Removes the cookies that a service's script has set on this page. */
export const expireCookies = (prefix: string): void => {
  for (const name of parseCookies(document.cookie).keys()) {
    if (!name.startsWith(prefix)) continue;
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`;
  }
};
