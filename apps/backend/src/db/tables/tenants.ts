import type { ShopFeature } from '@gastroshop/api-contract';
import type { OrderEditing } from '@gastroshop/domain/order-life';
import type { Locale } from '@gastroshop/i18n';
import type { MarkShape } from '@gastroshop/ui/theme-data';
import type { Generated } from 'kysely';
import type { JsonColumn } from './sign-on';

type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** A link of the landing page to a market's or branch's own site. */
export interface MarketLink {
  readonly caption: string;
  readonly url: string;
}

/** A part of a name; some stand in the brand colour. */
export interface NamePart {
  readonly text: string;
  readonly brand?: boolean | undefined;
}

/** A prepared look: name beside the mark, colours and mark. */
export interface Look {
  readonly shortName: string;
  /** The name in parts, of which some stand in the brand colour. */
  readonly wordmark: readonly NamePart[];
  readonly shades: Shades;
  readonly darkTints: { readonly onBrand: string; readonly brandSoft: string; readonly brandSoft2: string };
  readonly mark: readonly MarkShape[];
}

export interface LookTable {
  key: string;
  doc: JsonColumn<Look>;
}

/** What a tenant or a group says of itself; what it leaves out is its group's, or everybody's. */
export interface TenantSettings {
  readonly displayName?: string | undefined;
  readonly shortName?: string | undefined;
  /** The short name in parts, of which some stand in the brand colour. */
  readonly wordmark?: readonly NamePart[] | undefined;
  /** Key of a prepared look: colours and mark. */
  readonly theme?: string | undefined;
  /** #rrggbb, checked for its contrasts. */
  readonly brandColor?: string | undefined;
  /** Data of an SVG path on a grid of 32. */
  readonly markPath?: string | undefined;
  /** Ten shades, the lightest first, that were set by hand. */
  readonly shades?: Shades | undefined;
  /** Tints of dark pages beside those shades. */
  readonly darkTints?:
    { readonly onBrand: string; readonly brandSoft: string; readonly brandSoft2: string } | undefined;
  /** The mark, shape by shape, where one path is not enough. */
  readonly mark?: readonly MarkShape[] | undefined;
  readonly mailName?: string | undefined;
  readonly mailAddress?: string | undefined;
  readonly mailSignature?: string | undefined;
  readonly telephone?: string | undefined;
  /** Languages its shop is offered in, the first for whoever has chosen none. */
  readonly languages?: readonly Locale[] | undefined;
  /** Parts its shop has of those it may do without; all where nobody says any. */
  readonly features?: readonly ShopFeature[] | undefined;
  /** Its users often come to another shop of the group, which then looks up theirs. */
  readonly looksUpRightShop?: boolean | undefined;
  /** Sites that the landing page of its markets leads to. */
  readonly marketLinks?: readonly MarketLink[] | undefined;
  /** How far orders are changed until their deadlines. */
  readonly orderEditing?: OrderEditing | undefined;
}

/** A tenant, and the code its group is kept under. */
export interface TenantTable {
  code: string;
  main_code: string;
  position: Generated<number>;
}

/** A host on which a tenant has its shop. */
export interface TenantHostTable {
  host: string;
  code: string;
  mode: 'SHOP' | 'BRANCH' | 'SITE';
  position: Generated<number>;
}

export interface TenantSettingTable {
  scope: string;
  doc: JsonColumn<TenantSettings>;
}
