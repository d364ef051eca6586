import type { TenantCode } from './tenant-code';
import { groupOfTenant, type TenantGroup } from './tenant-group';

/** Key of a set of colours, a mark and a favicon that the user interface keeps. */
export type ThemeKey = 'gastrofresh' | 'alpin' | 'landmarkt' | 'kiennast';

/** How a tenant presents itself (TEN-3), as keys: pictures and colours belong to the user interface. */
export interface TenantPresentation {
  /** What stands beside the logo and in the window's title. */
  readonly displayName: string;
  readonly logo: ThemeKey;
  readonly theme: ThemeKey;
  /** Serves the favicon and the icon of the installed shop. */
  readonly favicon: ThemeKey;
}

/** Name and logo of a tenant that has none of its own, and of a page that knows no tenant (TEN-3). */
export const DEFAULT_PRESENTATION: TenantPresentation = {
  displayName: 'Eurogast Onlineshop',
  logo: 'gastrofresh',
  theme: 'gastrofresh',
  favicon: 'gastrofresh',
};

const ownPresentation = (displayName: string, key: ThemeKey): TenantPresentation => ({
  displayName,
  logo: key,
  theme: key,
  favicon: key,
});

const PRESENTATION_OF_GROUP: Record<TenantGroup, TenantPresentation> = {
  ALPIN_GASTRO: ownPresentation('Alpingastro', 'alpin'),
  LANDMARKT: ownPresentation('Landmarkt', 'landmarkt'),
  KIENNAST: ownPresentation('Kiennast', 'kiennast'),
};

/**
 * How a tenant presents itself (TEN-3): members of a group look like their group, all others like the default.
 *
 * @param tenant the tenant; `undefined` where none is known yet
 */
export const tenantPresentation = (tenant: TenantCode | undefined): TenantPresentation => {
  const group = tenant === undefined ? undefined : groupOfTenant(tenant);
  return group === undefined ? DEFAULT_PRESENTATION : PRESENTATION_OF_GROUP[group];
};
