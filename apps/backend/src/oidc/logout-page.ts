import { html, page, type PageFrame } from '../http';
import { textsOf } from './texts';

/** What the sign-out page shows. */
export interface LogoutView extends Pick<PageFrame, 'tenant' | 'profile' | 'locale'> {
  readonly action: string;
  readonly xsrf: string;
  /** The shop has asked in the user's name a moment ago: no second question. */
  readonly isConfirmed: boolean;
}

/** The page that ends the provider's session. */
export const logoutPage = ({ action, xsrf, isConfirmed, ...frame }: LogoutView): string => {
  const texts = textsOf(frame.locale);
  return page(
    { ...frame, title: texts.signOut, script: isConfirmed ? 'logout.js' : undefined },
    html`<h1>${texts.signOut}</h1>
      <p>${isConfirmed ? texts.signingOut : texts.signOutText}</p>
      <form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${xsrf}" />
        <button type="submit" name="logout" value="yes" id="sign-out">${texts.signOut}</button>
      </form>`,
  );
};
