import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import { html, page } from '../http';
import { textsOf } from './texts';

/** What the sign-out page shows. */
export interface LogoutView {
  readonly tenant: TenantCode | undefined;
  readonly locale: Locale;
  readonly action: string;
  readonly xsrf: string;
  /** The shop has asked in the user's name a moment ago: no second question. */
  readonly isConfirmed: boolean;
}

/** The page that ends the provider's session. */
export const logoutPage = ({ tenant, locale, action, xsrf, isConfirmed }: LogoutView): string => {
  const texts = textsOf(locale);
  return page(
    { tenant, locale, title: texts.signOut, script: isConfirmed ? 'logout.js' : undefined },
    html`<h1>${texts.signOut}</h1>
      <p>${isConfirmed ? texts.signingOut : texts.signOutText}</p>
      <form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${xsrf}" />
        <button type="submit" name="logout" value="yes" id="sign-out">${texts.signOut}</button>
      </form>`,
  );
};
