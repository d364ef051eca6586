import { SHOP_FEATURES, type ShopFeature } from '@gastroshop/api-contract';
import { LOCALES, type Locale } from '@gastroshop/i18n';
import { brandPalette, type BrandPalette, type MarkShape, type ThemeEntry } from '@gastroshop/ui/theme-data';
import type { Look, MarketLink, NamePart, TenantSettings } from '../db';

/** What a tenant, its group or all say, with the prepared look it names; undefined where it names none that is there. */
export interface SaidSettings {
  readonly doc: TenantSettings;
  readonly look: Look | undefined;
}

/** How a tenant presents itself (TEN-3): in its shop, on its papers, in its mails. */
export interface TenantProfile {
  /** What stands in the window's title and on papers. */
  readonly displayName: string;
  /** Colours, mark and the name beside the mark. */
  readonly theme: ThemeEntry;
  /** The prepared look whose mark it has; undefined: a mark of its own. */
  readonly markKey: string | undefined;
  /** The prepared look it has in everything. */
  readonly preparedKey: string | undefined;
  /** Who its mails are from; what is left out is the installation's. */
  readonly sender: { readonly name?: string | undefined; readonly address?: string | undefined };
  /** What stands below its mails; lines. */
  readonly signature: string;
  readonly telephone: string | undefined;
  /** Languages its shop is offered in, the first for whoever has chosen none (LOC-1). */
  readonly languages: readonly Locale[];
  /** Parts its shop has of those it may do without. */
  readonly features: readonly ShopFeature[];
  /** Whether somebody in the wrong shop of the group is told which is theirs (TEN-4). */
  readonly looksUpRightShop: boolean;
  /** Sites that its landing page of the markets leads to (TEN-6). */
  readonly marketLinks: readonly MarketLink[];
}

/** The first of the settings, the nearest first, that says something. */
const nearest = <Value>(
  settings: readonly SaidSettings[],
  say: (of: SaidSettings) => Value | undefined,
): Value | undefined => settings.map(say).find((value) => value !== undefined);

const paletteOf = ({
  doc: { brandColor, shades, darkTints },
  look,
}: SaidSettings): BrandPalette | undefined => {
  if (shades !== undefined && darkTints !== undefined) return { brand: shades, dark: darkTints };
  const computed = brandColor === undefined ? undefined : brandPalette(brandColor);
  if (computed !== undefined && 'palette' in computed) return computed.palette;
  return look && { brand: look.shades, dark: look.darkTints };
};

/** What the parts of a name spell. */
const spelled = (parts: readonly NamePart[]): string => parts.map(({ text }) => text).join('');

/** The name beside the mark. Whoever has a name or a prepared look of its own is not called as its group is. */
const shortNameOf = ({ doc: { shortName, wordmark, displayName }, look }: SaidSettings): string | undefined =>
  shortName ?? (wordmark && spelled(wordmark)) ?? displayName ?? look?.shortName;

/** A name in parts, as whoever says it has it; it is for those alone who are called what it spells. */
const wordmarkOf =
  (label: string) =>
  ({ doc, look }: SaidSettings): readonly NamePart[] | undefined =>
    [doc.wordmark, look?.wordmark].find((parts) => parts !== undefined && spelled(parts) === label);

interface Mark {
  readonly shapes: readonly MarkShape[];
  /** The prepared look whose mark it is, with its key. */
  readonly look?: Look | undefined;
  readonly key?: string | undefined;
}

const markOf = ({ doc: { mark, markPath, theme }, look }: SaidSettings): Mark | undefined => {
  if (mark !== undefined) return { shapes: mark };
  if (markPath !== undefined) return { shapes: [{ path: markPath }] };
  return look && { shapes: look.mark, look, key: theme };
};

/** What shows a shop of which nothing is said, or can be asked: grey, and a basket. It is the look of nobody. */
const PLAIN = {
  label: 'Onlineshop',
  brand: [
    '#f6f7f9',
    '#ebedf0',
    '#d7dbe0',
    '#bac0c9',
    '#9aa2ae',
    '#7a8492',
    '#5e6876',
    '#454e5b',
    '#353d48',
    '#262c35',
  ],
  dark: { onBrand: '#11151a', brandSoft: '#1c2026', brandSoft2: '#272c33' },
  mark: { shapes: [{ path: 'M6 13h20l-2.4 12H8.4zM11 13l3-7M21 13l-3-7', stroke: 'ink', strokeWidth: 2 }] },
} as const;

/**
 * How a tenant presents itself, by what it, its group and all say. The default's name is what is said for all (TEN-3);
 * where that was taken away, a shop is called as the name beside its mark.
 *
 * @param settings those that are for the tenant, the nearest first
 */
export const toTenantProfile = (settings: readonly SaidSettings[]): TenantProfile => {
  const { look, key, shapes }: Mark = nearest(settings, markOf) ?? PLAIN.mark;
  const { brand, dark } = nearest(settings, paletteOf) ?? PLAIN;
  const label = nearest(settings, shortNameOf) ?? PLAIN.label;
  const prepared = look?.shortName === label ? look : undefined;
  const displayName = nearest(settings, ({ doc }) => doc.displayName) ?? label;
  const telephone = nearest(settings, ({ doc }) => doc.telephone);
  return {
    displayName,
    theme: {
      label,
      wordmark: (nearest(settings, wordmarkOf(label)) ?? [{ text: label }]).map(
        ({ text, brand: isBrand = false }) => ({ text, brand: isBrand }),
      ),
      brand,
      dark,
      mark: shapes,
    },
    markKey: key,
    preparedKey: prepared?.shades.join() === brand.join() ? key : undefined,
    sender: {
      name: nearest(settings, ({ doc }) => doc.mailName),
      address: nearest(settings, ({ doc }) => doc.mailAddress),
    },
    signature:
      nearest(settings, ({ doc }) => doc.mailSignature) ??
      [displayName, telephone].filter((line) => line !== undefined).join('\n'),
    telephone,
    languages: nearest(settings, ({ doc }) => doc.languages) ?? LOCALES,
    features: nearest(settings, ({ doc }) => doc.features) ?? SHOP_FEATURES,
    looksUpRightShop: nearest(settings, ({ doc }) => doc.looksUpRightShop) ?? false,
    marketLinks: nearest(settings, ({ doc }) => doc.marketLinks) ?? [],
  };
};

/** Of whom nobody says anything, or nobody can be asked. */
export const DEFAULT_TENANT_PROFILE: TenantProfile = toTenantProfile([]);
