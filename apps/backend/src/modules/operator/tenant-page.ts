import { SHOP_FEATURES, type DeliveryException } from '@gastroshop/api-contract';
import { formatLongDate, type Locale } from '@gastroshop/i18n';
import { brandContrasts, type BrandContrast } from '@gastroshop/ui/theme-data';
import { html, type Markup } from '../../http';
import { texts } from '../../text-files';
import type { TenantSettingsView } from './read-tenant-settings';

/** Where the pages of the settings are. */
export const SETTINGS_PATH = '/auth/settings';

type Row = readonly [name: string, value: Markup | string];

const table = (caption: string, rows: readonly Row[]): Markup =>
  html`<h2>${caption}</h2>
    <table>
      <tbody>
        ${rows.map(
          ([name, value]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${value}</td>
            </tr> `,
        )}
      </tbody>
    </table>`;

const command = (kind: string, tenant: string | undefined, label: string): Markup =>
  html`<p class="change">
    ${label}
    <code>node dist/cli.js import ${kind} FILE${tenant === undefined ? '' : ` --tenant ${tenant}`}</code>
  </p>`;

/** Shades as a row of squares: attributes colour them, because the page allows no inline styles. */
const swatches = (shades: readonly string[]): Markup =>
  html`<svg class="shades" viewBox="0 0 ${shades.length * 24} 24" aria-hidden="true">
    ${shades.map((shade, index) => html`<rect x="${index * 24}" width="24" height="24" fill="${shade}" />`)}
  </svg>`;

/** Pairs of colours that readers meet in the same place. */
const PLACES = {
  onButtons: ['onBrand'],
  inLinks: ['brandText'],
  onTint: ['text', 'text2', 'text3', 'okText', 'warnText', 'errText'],
  ofOutlines: ['brandLine'],
  ofFocus: ['focus'],
  onDeep: ['white'],
} as const satisfies Readonly<Record<string, readonly BrandContrast['ink'][]>>;

const isPlace = (key: string): key is keyof typeof PLACES => Object.hasOwn(PLACES, key);

/** Cut, not rounded up: what falls short must not look as if it passed. */
const ratioText = (pairs: readonly BrandContrast[]): string =>
  `${(Math.floor(Math.min(...pairs.map(({ ratio }) => ratio)) * 10) / 10).toFixed(1).replace('.', ',')} : 1`;

const contrasts = (view: TenantSettingsView, locale: Locale): Markup => {
  const t = texts.getFixedT(locale, 'tenant-page');
  const all = brandContrasts(view.profile.theme);
  const rows = Object.keys(PLACES)
    .filter(isPlace)
    .map((place) => {
      const inks: readonly string[] = PLACES[place];
      const pairs = all.filter(({ ink }) => inks.includes(ink));
      const of = (scheme: BrandContrast['scheme']) =>
        ratioText(pairs.filter((pair) => pair.scheme === scheme));
      return html`<tr>
        <th scope="row">${t(place)}</th>
        <td>${of('light')}</td>
        <td>${of('dark')}</td>
        <td>${pairs[0]?.least} : 1</td>
      </tr> `;
    });
  return html`<h2>${t('contrasts')}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="hidden">${t('contrasts')}</span></th>
          <th scope="col">${t('light')}</th>
          <th scope="col">${t('dark')}</th>
          <th scope="col">${t('needed')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
};

const holidayText = (exception: DeliveryException, locale: Locale): string => {
  const t = texts.getFixedT(locale, 'tenant-page');
  if (exception.replacedBy !== undefined)
    return t('moved', { day: formatLongDate(exception.replacedBy, locale) });
  return t(exception.closed === true ? 'closed' : 'otherTimes');
};

const lines = (text: string): Markup =>
  html`${text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}`;

/** What an installation knows of a tenant, for who runs it. */
export const tenantPage = (view: TenantSettingsView, locale: Locale): Markup => {
  const { tenant, mainTenant, profile, hosts, missing, legalPages, holidays } = view;
  const t = texts.getFixedT(locale, 'tenant-page');
  const start = texts.getFixedT(locale, 'first-start-page');
  const { displayName, theme, preparedKey, sender, signature, telephone, languages, features } = profile;
  const all = (values: readonly string[]) => (values.length === 0 ? t('none') : values.join(', '));
  const sentFrom = [sender.name, sender.address].filter((part) => part !== undefined).join(', ');
  return html`<h1>${tenant} · ${displayName}</h1>
    <p>${t('intro')}</p>
    <h2>${t('missing')}</h2>
    ${
      missing.length === 0
        ? html`<p>${t('nothingMissing')}</p>`
        : html`<ul id="missing">
            ${missing.map((key) => html`<li>${start(key)}</li> `)}
          </ul>`
    }
    ${table(t('presentation'), [
      [t('name'), displayName],
      [t('shortName'), theme.label],
      [t('group'), mainTenant],
      [t('telephone'), telephone ?? t('none')],
      [t('look'), preparedKey === undefined ? t('ownLook') : t('preparedLook', { key: preparedKey })],
      [t('shades'), html`${swatches(theme.brand)}${theme.brand.join(' ')}`],
    ])}
    ${contrasts(view, locale)}
    ${table(t('mails'), [
      [t('sender'), sentFrom === '' ? t('ofInstallation') : sentFrom],
      [t('signature'), lines(signature)],
    ])}
    ${table(t('reach'), [
      [t('hosts'), all(hosts.SHOP)],
      [t('branchHosts'), all(hosts.BRANCH)],
      [t('siteHosts'), all(hosts.SITE)],
      [t('languages'), all(languages)],
    ])}
    ${table(
      t('features'),
      SHOP_FEATURES.map((feature) => [t(feature), t(features.includes(feature) ? 'on' : 'off')]),
    )}
    ${command('tenants', undefined, t('change'))}
    ${table(
      t('legal'),
      (['impressum', 'agb', 'datenschutz'] as const).map((page) => [
        t(page),
        t(legalPages.includes(page) ? 'published' : 'notPublished'),
      ]),
    )}
    ${command('content', undefined, t('change'))}
    ${
      holidays.length === 0
        ? html`<h2>${t('holidays')}</h2>
            <p>${t('noHolidays')}</p>`
        : table(
            t('holidays'),
            holidays.map((exception) => [
              formatLongDate(exception.date, locale),
              holidayText(exception, locale),
            ]),
          )
    }
    ${command('holidays', tenant, t('change'))}
    <p class="actions"><a href="${SETTINGS_PATH}">${t('toAll')}</a></p>`;
};

/** All tenants of an installation, with how much each of them lacks. */
export const tenantsPage = (views: readonly TenantSettingsView[], locale: Locale): Markup => {
  const t = texts.getFixedT(locale, 'tenant-page');
  return html`<h1>${t('tenants')}</h1>
    <p>${t('intro')}</p>
    ${table(
      t('shop'),
      views.map(({ tenant, profile, missing }) => [
        tenant,
        html`<a href="${SETTINGS_PATH}/${tenant}">${profile.displayName}</a> ·
          ${missing.length === 0 ? t('complete') : t('missingCount', { count: missing.length })}`,
      ]),
    )}`;
};
