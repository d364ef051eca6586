import { brandColors, logoMarkShapes, type ThemeEntry } from '@gastroshop/ui/theme-data';
import { LRUCache } from 'lru-cache';
import { rasterize } from '../../pictures';

/** An icon of the installed shop: a picture, for systems that take no drawing. */
interface Icon {
  readonly size: number;
  /** Share of the side the mark takes. */
  readonly share: number;
  /** Whether the mark's ground goes to the edges, for systems that cut a shape of their own. */
  readonly isSquare: boolean;
}

/** iOS rounds the corners itself; Android cuts a maskable icon to its own shape and keeps the middle. */
const ICONS = {
  'icon-180': { size: 180, share: 1, isSquare: true },
  'icon-192': { size: 192, share: 1, isSquare: false },
  'icon-512': { size: 512, share: 1, isSquare: false },
  'icon-maskable-512': { size: 512, share: 0.8, isSquare: true },
} as const satisfies Record<string, Icon>;
type IconName = keyof typeof ICONS;

/** Where a host serves an icon of its tenant. */
export const iconPath = (name: IconName): string => `/media/brand/${name}.png`;

const GRID = 32;

const iconSvg = (theme: ThemeEntry, { size, share, isSquare }: Icon): string => {
  const { brand, onBrand } = brandColors(theme, 'light');
  const edge = (GRID * (1 - share)) / 2;
  const ground = isSquare ? `<rect width="${GRID}" height="${GRID}" fill="${brand}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" width="${size}" height="${size}">${ground}` +
    `<g transform="translate(${edge} ${edge}) scale(${share})">${logoMarkShapes(theme, { ink: onBrand, ground: brand })}</g></svg>`
  );
};

/** Drawings of looks that were asked for lately: those of a group's tenants, and of some that were changed. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 100 });

const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/**
 * The icon at a key of the media path, drawn from a tenant's mark and colours.
 *
 * @returns undefined for any other key
 * @example await iconFile('brand/icon-192.png', profile.theme) // a PNG of 192 by 192
 */
export const iconFile = (key: string, theme: ThemeEntry): Promise<Buffer> | undefined => {
  const name = /^brand\/([\w-]+)\.png$/.exec(key)?.[1];
  if (name === undefined || !isIconName(name)) return undefined;
  const svg = iconSvg(theme, ICONS[name]);
  const known = drawn.get(svg);
  if (known !== undefined) return known;
  const icon = rasterize(svg);
  drawn.set(svg, icon);
  icon.catch(() => drawn.delete(svg));
  return icon;
};
