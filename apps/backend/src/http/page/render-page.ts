import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import type { TenantProfile } from '../../tenant-profile';
import { html, type Markup } from './markup';
import { markOf } from './mark';
import { assetPath, LETTERS, styleName } from './page-assets';

/** What stands round the content of one of the backend's own pages. */
export interface PageFrame {
  readonly tenant: TenantCode | undefined;
  readonly profile: TenantProfile;
  readonly locale: Locale;
  readonly title: string;
  /** File name of the script, if there is one. */
  readonly script?: string | undefined;
  /** The way back, at the end of the head. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** What wide screens show beside the content. */
  readonly aside?: Markup | undefined;
}

const arrow = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M5 12h14M5 12l6 6M5 12l6-6" />
</svg>`;

/** One of the backend's own pages in the look of a tenant, as text. Nothing in it is inline. */
export const page = (frame: PageFrame, content: Markup): string => {
  const { tenant, profile, locale, title, script, back, aside } = frame;
  const { displayName, theme } = profile;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${displayName}</title>
        <link rel="icon" href="/v1/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="${assetPath(LETTERS)}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${assetPath(styleName(tenant))}" />
        ${script === undefined ? undefined : html`<script src="${assetPath(script)}" defer></script>`}
      </head>
      <body${aside === undefined ? undefined : html` class="split"`}>
        <div class="work">
          <header>
            ${markOf(theme)}<span>${displayName}</span>
            ${back === undefined ? undefined : html`<a class="back" href="${back.href}">${arrow}${back.label}</a>`}
          </header>
          <main>${content}</main>
        </div>
        ${aside === undefined ? undefined : html`<aside>${aside}</aside>`}
      </body>
    </html> `.text;
};
