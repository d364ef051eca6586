import { THEME_KEYS } from '@gastroshop/ui/theme-data';
import { PAGE_SCRIPTS } from './page-scripts';
import { styleOf } from './page-style';

/** A file the backend's own pages load. */
export interface PageAsset {
  readonly mediaType: string;
  readonly text: string;
}

/** The files by their name. */
export const PAGE_ASSETS: ReadonlyMap<string, PageAsset> = new Map<string, PageAsset>([
  ...THEME_KEYS.map(
    (theme) => [`${theme}.css`, { mediaType: 'text/css; charset=utf-8', text: styleOf(theme) }] as const,
  ),
  ...Object.entries(PAGE_SCRIPTS).map(
    ([name, text]) => [name, { mediaType: 'text/javascript; charset=utf-8', text }] as const,
  ),
]);

/** Where a file is served. */
export const assetPath = (name: string): string => `/auth/assets/${name}`;
