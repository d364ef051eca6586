import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import { html, page, type PageFrame } from '../http';
import { textsOf } from './texts';

/** An account that a demonstration offers on its sign-in page. */
export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  /** Accounts of another tenant are not offered; left out: offered everywhere. */
  readonly tenant?: TenantCode | undefined;
  /** What one sees with it. */
  readonly shows: Readonly<Record<Locale, string>>;
}

/** What the sign-in page shows. */
export interface LoginView extends Pick<PageFrame, 'tenant' | 'profile' | 'locale'> {
  /** Where the form goes. */
  readonly action: string;
  readonly accounts: readonly DemoAccount[];
  /** What was typed before. */
  readonly userName?: string | undefined;
  readonly error?: string | undefined;
}

/** The sign-in page. */
export const loginPage = ({ action, accounts, userName = '', error, ...frame }: LoginView): string => {
  const { tenant, locale } = frame;
  const texts = textsOf(locale);
  const offered = accounts.filter((account) => account.tenant === undefined || account.tenant === tenant);
  const invalid = error === undefined ? undefined : html` aria-invalid="true" aria-describedby="error"`;
  return page(
    { ...frame, title: texts.signIn, script: 'login.js' },
    html`<h1>${texts.signIn}</h1>
      <p>${texts.intro}</p>
      ${error === undefined ? undefined : html`<p class="error" id="error" role="alert">${error}</p>`}
      <form method="post" action="${action}">
        <label for="user">${texts.userName}</label>
        <input
          id="user"
          name="user"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
          autofocus
          maxlength="100"
          value="${userName}"
          ${invalid}
        />
        <label for="password">${texts.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="200"
          ${invalid}
        />
        <button type="submit" id="sign-in">${texts.signIn}</button>
      </form>
      ${
        offered.length === 0
          ? undefined
          : html`<h2>${texts.examples}</h2>
              <p>${texts.examplesText}</p>
              <ul>
                ${offered.map(
                  ({ userName: name, password, shows }) =>
                    html`<li>
                      <button type="button" data-user="${name}" data-password="${password}">
                        <strong>${name}</strong><span>${shows[locale]}</span>
                      </button>
                    </li> `,
                )}
              </ul>`
      }`,
  );
};
