import type { JsonColumn } from './sign-on';

/** What a tenant or a group says of itself; what it leaves out is its group's, or everybody's. */
export interface TenantSettings {
  readonly displayName?: string | undefined;
  readonly shortName?: string | undefined;
  /** Key of a prepared look: colours and mark. */
  readonly theme?: string | undefined;
  /** #rrggbb, checked for its contrasts. */
  readonly brandColor?: string | undefined;
  /** Data of an SVG path on a grid of 32. */
  readonly markPath?: string | undefined;
  readonly mailName?: string | undefined;
  readonly mailAddress?: string | undefined;
  readonly mailSignature?: string | undefined;
  readonly telephone?: string | undefined;
}

export interface TenantSettingTable {
  scope: string;
  tenants: string[];
  doc: JsonColumn<TenantSettings>;
}
