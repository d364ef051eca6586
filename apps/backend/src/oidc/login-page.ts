import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import { html, markOf, page, type Markup, type PageFrame } from '../http';
import { telUrl } from '../tenant-profile';
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
  /** Where the shop is. */
  readonly home: string;
  readonly accounts: readonly DemoAccount[];
  /** What was typed before. */
  readonly userName?: string | undefined;
  readonly error?: string | undefined;
}

type Texts = ReturnType<typeof textsOf>;

const chevron = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 9l6 6l6 -6" />
</svg>`;

const demonstration = (offered: readonly DemoAccount[], texts: Texts, locale: Locale): Markup =>
  html`<details>
    <summary>
      <span
        ><strong>${texts.examples}</strong> ·
        ${texts.examplesText.replace('{count}', String(offered.length))}</span
      >
      ${chevron}
    </summary>
    <ul>
      ${offered.map(
        ({ userName: name, password, shows }) =>
          html`<li>
            <button type="button" data-user="${name}" data-password="${password}">
              <strong>${name}</strong><span>${shows[locale]}</span>
            </button>
          </li> `,
      )}
    </ul>
  </details>`;

const help = (telephone: string | undefined, texts: Texts): Markup =>
  html`<div class="help">
    <div>
      <p><strong>${texts.helpTitle}</strong>${texts.helpText}</p>
      ${telephone === undefined ? undefined : html`<a href="${telUrl(telephone)}">${telephone}</a>`}
    </div>
  </div>`;

const promises = (texts: Texts): Markup =>
  html`<dl class="promises">
    ${[
      [texts.promisePrices, texts.promisePricesText] as const,
      [texts.promiseDay, texts.promiseDayText] as const,
      [texts.promiseKept, texts.promiseKeptText] as const,
    ].map(
      ([title, text]) =>
        html`<div>
          <dt>${title}</dt>
          <dd>${text}</dd>
        </div> `,
    )}
  </dl>`;

/** The sign-in page. */
export const loginPage = ({ action, home, accounts, userName = '', error, ...frame }: LoginView): string => {
  const { tenant, locale, profile } = frame;
  const texts = textsOf(locale);
  const offered = accounts.filter((account) => account.tenant === undefined || account.tenant === tenant);
  const invalid = error === undefined ? undefined : html` aria-invalid="true" aria-describedby="error"`;
  const autofocus = html` autofocus`;
  return page(
    {
      ...frame,
      title: texts.signIn,
      script: 'login.js',
      back: { href: home, label: texts.back },
      aside: html`${markOf(profile.theme)}${promises(texts)}`,
    },
    html`<h1>${texts.signIn}</h1>
      <p>${texts.intro.replace('{shop}', profile.displayName)}</p>
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
          maxlength="100"
          value="${userName}"
          ${invalid}
          ${userName === '' ? autofocus : undefined}
        />
        <label for="password">${texts.password}</label>
        <div class="secret">
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxlength="200"
            ${invalid}
            ${userName === '' ? undefined : autofocus}
          />
          <button
            type="button"
            id="show"
            hidden
            aria-pressed="false"
            aria-controls="password"
            data-show="${texts.show}"
            data-hide="${texts.hide}"
          >
            ${texts.show}
          </button>
        </div>
        <p class="hint" id="caps-lock" role="status" hidden>${texts.capsLock}</p>
        <p class="error offline" id="offline" role="alert" hidden>${texts.offline}</p>
        <button type="submit" id="sign-in">${texts.signIn}</button>
      </form>
      ${offered.length === 0 ? undefined : demonstration(offered, texts, locale)}
      ${help(profile.telephone, texts)}`,
  );
};
