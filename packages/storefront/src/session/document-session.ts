import { parseCookies, type Session, sessionFromCookies } from '@gastroshop/identity';

/** Who uses the shop, by the cookies as they are now: signed in exactly when the token cookie is there (SES-1). */
export const loadDocumentSession = (): Session => sessionFromCookies(parseCookies(document.cookie));
