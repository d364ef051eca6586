import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import type { TenantProfile } from '../../tenant-profile';
import { html, type Markup } from './markup';
import { markOf } from './mark';
import { assetPath, styleName } from './page-assets';

/** What stands round the content of one of the backend's own pages. */
export interface PageFrame {
  readonly tenant: TenantCode | undefined;
  readonly profile: TenantProfile;
  readonly locale: Locale;
  readonly title: string;
  /** File name of the script, if there is one. */
  readonly script?: string | undefined;
}

/** One of the backend's own pages in the look of a tenant, as text. Nothing in it is inline. */
export const page = ({ tenant, profile, locale, title, script }: PageFrame, content: Markup): string => {
  const { displayName, theme } = profile;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${displayName}</title>
        <link rel="icon" href="/v1/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${assetPath(styleName(tenant))}" />
        ${script === undefined ? undefined : html`<script src="${assetPath(script)}" defer></script>`}
      </head>
      <body>
        <header>${markOf(theme)}<span>${displayName}</span></header>
        <main>${content}</main>
      </body>
    </html> `.text;
};
