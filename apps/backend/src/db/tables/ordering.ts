import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CartEvent, LineContent, Order, OrderTemplateItem } from '@gastroshop/api-contract';
import type { SeenCart, StoredLine, TotalsLine } from '@gastroshop/domain/cart';
import type { OrderEventKind } from '@gastroshop/domain/order-life';
import type { JsonColumn, NullableJsonColumn } from './sign-on';

/** When the parts of a line were changed, where that was not with its version. */
export type LineStamps = Pick<StoredLine, 'amountVersion' | 'remarkStamps'>;

export interface CartTable {
  tenant: string;
  customer_id: string;
  /** Empty: the own cart. Else the code of the fair. */
  code: string;
  version: number;
  valid_since: Date;
  /** The version the cart had after its latest order; 0 before the first. */
  ordered_version: Generated<number>;
}

export interface CartLineTable {
  tenant: string;
  customer_id: string;
  code: string;
  sku: string;
  position: Generated<number>;
  version: number;
  /** Null: the line was removed. */
  content: NullableJsonColumn<LineContent>;
  removed_content: NullableJsonColumn<LineContent>;
  removed_at: Date | null;
  nara: NullableJsonColumn;
  acted_at: Date;
  updated_at: Date;
  updated_by: string;
  operation_id: string | null;
  known_operations: string[];
  /** Null: everything of the line was changed with its version. */
  stamps: NullableJsonColumn<LineStamps>;
}

export interface CartEventTable {
  id: Generated<number>;
  tenant: string;
  customer_id: string;
  code: string;
  at: Date;
  event: JsonColumn<CartEvent>;
}

export interface CartSeenTable {
  tenant: string;
  customer_id: string;
  code: string;
  user_id: string;
  version: number;
  seen: JsonColumn<SeenCart>;
  digest: string;
}

/** What papers say about an ordered article that the wire's order does not hold. */
interface OrderLineFacts {
  /** Unit the article is weighed and priced by. */
  readonly weighedBy?: string | undefined;
  /** Percent by volume, of what is handed to adults only. */
  readonly alcohol?: string | undefined;
}

/** The facts of an order's articles by their numbers; one without any is missing. */
export type LineFactsBySku = Readonly<Record<string, OrderLineFacts>>;

export interface CustomerOrderTable {
  tenant: string;
  id: string;
  number: string;
  customer_id: string;
  user_id: string | null;
  user_name: string | null;
  source: 'WEBSHOP' | 'SUBSHOP' | 'BEST_FRIEND' | 'OTHER';
  fair_id: string | null;
  created_at: Date;
  delivery_date: string | null;
  delivery_address_text: string;
  positions: number;
  net: string | null;
  status: string;
  doc: JsonColumn<Order>;
  /** The document without its lines, as JSON. */
  head: GeneratedAlways<string>;
  /** The first lines by name, and the deliveries without their lines, as JSON. */
  contents: GeneratedAlways<string>;
  /** Numbers and articles, folded, to be found by. */
  search_text: GeneratedAlways<string>;
  /** The last day on which something of it comes, YYYY-MM-DD; null where no day is known. */
  last_delivery_day: GeneratedAlways<string | null>;
  line_facts: ColumnType<LineFactsBySku, string | undefined, string>;
  /** Null: accepted here and not handed over yet. Left out of what is stored: the other side has it. */
  handed_over_at: ColumnType<Date | null, Date | null | undefined>;
  /** Deliveries that were handed over one by one, as `deliveryKey` names them. */
  handed_over_deliveries: ColumnType<string[], string[] | undefined>;
}

export interface OrderRevisionTable {
  tenant: string;
  customer_id: string;
  order_id: string;
  revision: number;
  at: Date;
  user_id: string;
  user_name: string | null;
  on_behalf_of: string | null;
  doc: JsonColumn<Order>;
  totals_lines: JsonColumn<Readonly<Record<string, readonly TotalsLine[]>>>;
  idempotency_key: string | null;
  body_digest: string | null;
}

export interface OrderEventTable {
  id: Generated<number>;
  tenant: string;
  customer_id: string;
  order_id: string;
  revision: number;
  kind: OrderEventKind;
  user_id: string;
  user_name: string | null;
  on_behalf_of: string | null;
  at: Date;
  payload: JsonColumn<Readonly<Record<string, unknown>>>;
}

export interface SubmissionTable {
  tenant: string;
  customer_id: string;
  user_id: string;
  key: string;
  body_digest: string;
  code: string;
  cart_version: number;
  order_id: string;
  created_at: Date;
}

export interface OrderTemplateTable {
  tenant: string;
  id: string;
  customer_id: string;
  owner_id: string;
  name: string;
  comment: string | null;
  price_list: string | null;
  is_shareable: boolean;
  created_at: Date;
  edited_at: Date;
  edited_by: string;
}

export interface OrderTemplateItemTable {
  tenant: string;
  template_id: string;
  sku: string;
  position: number;
  item: JsonColumn<OrderTemplateItem>;
}

export interface OrderTemplateShareTable {
  tenant: string;
  template_id: string;
  user_id: string;
}

export interface AnalyticsCountTable {
  tenant: string;
  kind: string;
  day: string;
  count: number;
}
