import type { InventoryItem, NonWebshopInventoryItem } from '@gastroshop/api-contract';
import type { JsonColumn } from './sign-on';

/** A stocktaking's entry in the list. */
export interface InventoryTable {
  tenant: string;
  id: string;
  customer_id: string;
  /** As colleagues read it. */
  created_by: string;
  created_by_user: string;
  created_at: Date;
  location: string | null;
  comment: string | null;
  unloading_area: string | null;
  external_address_id: string | null;
  regular_items: number;
  non_webshop_items: number;
  deleted_at: Date | null;
}

/** What was counted. */
export interface InventoryCountTable {
  tenant: string;
  customer_id: string;
  inventory_id: string;
  items: JsonColumn<readonly Omit<InventoryItem, 'product'>[]>;
  non_webshop_items: JsonColumn<readonly NonWebshopInventoryItem[]>;
}
