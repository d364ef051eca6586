import {
  brandPalette,
  DEFAULT_THEME,
  THEME_KEYS,
  themes,
  type BrandPalette,
  type ThemeEntry,
  type ThemeKey,
} from '@gastroshop/ui/theme-data';
import type { MarkShape, TenantSettings } from '../db';

/** How a tenant presents itself (TEN-3): in its shop, on its papers, in its mails. */
export interface TenantProfile {
  /** What stands in the window's title and on papers. */
  readonly displayName: string;
  /** Colours, mark and the name beside the mark. */
  readonly theme: ThemeEntry;
  /** The prepared theme whose mark it has; undefined: a mark of its own. */
  readonly markKey: ThemeKey | undefined;
  /** The prepared theme it looks like in everything, for which there are pictures as well. */
  readonly preparedKey: ThemeKey | undefined;
  /** Who its mails are from; what is left out is the installation's. */
  readonly sender: { readonly name?: string | undefined; readonly address?: string | undefined };
  /** What stands below its mails; lines. */
  readonly signature: string;
  readonly telephone: string | undefined;
}

const keyOf = (theme: string | undefined): ThemeKey | undefined => THEME_KEYS.find((key) => key === theme);

/** The first of the settings, the nearest first, that says something. */
const nearest = <Value>(
  settings: readonly TenantSettings[],
  say: (of: TenantSettings) => Value | undefined,
): Value | undefined => settings.map(say).find((value) => value !== undefined);

const paletteOf = ({ brandColor, shades, darkTints, theme }: TenantSettings): BrandPalette | undefined => {
  if (shades !== undefined && darkTints !== undefined) return { brand: shades, dark: darkTints };
  const computed = brandColor === undefined ? undefined : brandPalette(brandColor);
  if (computed !== undefined && 'palette' in computed) return computed.palette;
  const key = keyOf(theme);
  return key === undefined ? undefined : themes[key];
};

/** The name beside the mark. Whoever has a name or a prepared look of its own is not called as its group is. */
const shortNameOf = ({ shortName, displayName, theme }: TenantSettings): string | undefined => {
  const key = keyOf(theme);
  return shortName ?? displayName ?? (key && themes[key].label);
};

type Mark = { readonly key: ThemeKey } | { readonly shapes: readonly string[] };

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;

/** A shape as the kit draws marks; its path holds letters and numbers alone, which was checked when it was stored. */
const shapeOf = ({ path, fill, stroke, strokeWidth, opacity }: MarkShape): string =>
  `<path d="${path}"` +
  attribute('fill', fill !== undefined ? `{${fill}}` : stroke === undefined ? '{ink}' : 'none') +
  attribute('fill-rule', stroke === undefined ? 'evenodd' : undefined) +
  attribute('stroke', stroke && `{${stroke}}`) +
  attribute('stroke-width', stroke && strokeWidth) +
  (stroke === undefined ? '' : ' stroke-linecap="round" stroke-linejoin="round"') +
  `${attribute('opacity', opacity)}/>`;

const markOf = ({ mark, markPath, theme }: TenantSettings): Mark | undefined => {
  if (mark !== undefined) return { shapes: mark.map(shapeOf) };
  if (markPath !== undefined) return { shapes: [shapeOf({ path: markPath })] };
  const key = keyOf(theme);
  return key && { key };
};

const shapesOf = (mark: Mark): readonly string[] => ('key' in mark ? themes[mark.key].mark : mark.shapes);

/**
 * How a tenant presents itself, by what it, its group and all say. The default's name is what is said for all (TEN-3);
 * where that was taken away, a shop is called as the name beside its mark.
 *
 * @param settings those that are for the tenant, the nearest first
 */
export const toTenantProfile = (settings: readonly TenantSettings[]): TenantProfile => {
  const mark = nearest(settings, markOf) ?? { key: DEFAULT_THEME };
  const markKey = 'key' in mark ? mark.key : undefined;
  const { brand, dark } = nearest(settings, paletteOf) ?? themes[DEFAULT_THEME];
  const label = nearest(settings, shortNameOf) ?? themes[DEFAULT_THEME].label;
  const isNamedSo = markKey !== undefined && themes[markKey].label === label;
  const displayName = nearest(settings, (of) => of.displayName) ?? label;
  const telephone = nearest(settings, (of) => of.telephone);
  return {
    displayName,
    theme: {
      label,
      wordmark: isNamedSo ? themes[markKey].wordmark : [{ text: label, brand: false }],
      brand,
      dark,
      mark: shapesOf(mark),
    },
    markKey,
    preparedKey: isNamedSo && themes[markKey].brand === brand ? markKey : undefined,
    sender: {
      name: nearest(settings, (of) => of.mailName),
      address: nearest(settings, (of) => of.mailAddress),
    },
    signature:
      nearest(settings, (of) => of.mailSignature) ??
      [displayName, telephone].filter((line) => line !== undefined).join('\n'),
    telephone,
  };
};

/** Of whom nobody says anything, or nobody can be asked. */
export const DEFAULT_TENANT_PROFILE: TenantProfile = toTenantProfile([]);
