import type { SharedCountTable } from './counts';
import type {
  ProductPriceTable,
  ProductTable,
  CatalogueRevisionTable,
  CategoryTable,
  PastSearchTable,
  ImageTable,
  SupplierTable,
  SearchProductTable,
  SearchChangeTable,
  SearchClusterTable,
  SearchSynonymTable,
  SearchTenantTable,
  SearchWordTable,
} from './catalogue';
import type { LookTable, TenantHostTable, TenantSettingTable, TenantTable } from './tenants';
import type { ContentEntryTable, ContentFileTable, ContentVersionTable } from './content';
import type {
  AssortmentEntryTable,
  CustomerTable,
  DeliveryAddressTable,
  DeliveryExceptionTable,
  DeliverySlotTable,
  EssenceItemTable,
  UsualAmountOfAllTable,
  UsualAmountTable,
  EssenceVisibilityTable,
  FairTable,
  NotificationReadTable,
  NotificationTable,
} from './customers';
import type { CaptchaUseTable, FormSubmissionTable } from './forms';
import type { ImportPieceTable, ImportRefusalTable, ImportSeenTable, ImportUploadTable } from './imports';
import type { InventoryCountTable, InventoryTable } from './inventories';
import type {
  NotificationFileTable,
  NotificationPreferenceTable,
  PushSubscriptionTable,
} from './notifications';
import type { LabelMailingTable, LabelTable, ReceiptTable } from './papers';
import type {
  AnalyticsCountTable,
  CartEventTable,
  CartLineTable,
  CartSeenTable,
  CartTable,
  CustomerOrderTable,
  OrderEventTable,
  OrderRevisionTable,
  OrderTemplateItemTable,
  OrderTemplateShareTable,
  OrderTemplateTable,
  SubmissionTable,
} from './ordering';
import type {
  AppUserTable,
  AssignmentTable,
  EndedSessionTable,
  EndedUserTable,
  InstallationTable,
  LoginTransactionTable,
  LogoutTokenTable,
  OidcAccountTable,
  OidcRecordTable,
  SessionTable,
  UserMailTable,
} from './sign-on';
import type { StandingOccurrenceTable, StandingOrderTable } from './standing-orders';

export type { ProductDocument, ProductLabels, ProductTexts, LocalTexts } from './catalogue';
export type { BodiesByLocale } from './content';
export type { FormSubmissionDocument, SubmittedLine } from './forms';
export type { ImportProgress } from './imports';
export type { NotificationDocument } from './customers';
export type { ReceiptDocument, ReceiptLine } from './papers';
export type { StoredOccurrenceState, StoredStandingLine } from './standing-orders';
export type { Look, MarketLink, NamePart, TenantSettings } from './tenants';

/** Every table by its name, as Kysely needs it. */
export interface Database {
  analytics_count: AnalyticsCountTable;
  app_user: AppUserTable;
  article: ProductTable;
  article_price: ProductPriceTable;
  assignment: AssignmentTable;
  assortment_entry: AssortmentEntryTable;
  captcha_use: CaptchaUseTable;
  cart: CartTable;
  cart_event: CartEventTable;
  cart_line: CartLineTable;
  cart_seen: CartSeenTable;
  catalogue_revision: CatalogueRevisionTable;
  category: CategoryTable;
  content_entry: ContentEntryTable;
  content_file: ContentFileTable;
  content_version: ContentVersionTable;
  customer: CustomerTable;
  customer_order: CustomerOrderTable;
  order_event: OrderEventTable;
  order_revision: OrderRevisionTable;
  delivery_address: DeliveryAddressTable;
  delivery_exception: DeliveryExceptionTable;
  delivery_slot: DeliverySlotTable;
  ended_session: EndedSessionTable;
  ended_user: EndedUserTable;
  essence_item: EssenceItemTable;
  essence_visibility: EssenceVisibilityTable;
  fair: FairTable;
  form_submission: FormSubmissionTable;
  import_piece: ImportPieceTable;
  import_refusal: ImportRefusalTable;
  import_seen: ImportSeenTable;
  import_upload: ImportUploadTable;
  installation: InstallationTable;
  inventory: InventoryTable;
  inventory_count: InventoryCountTable;
  label: LabelTable;
  label_mailing: LabelMailingTable;
  login_transaction: LoginTransactionTable;
  logout_token: LogoutTokenTable;
  notification: NotificationTable;
  notification_file: NotificationFileTable;
  notification_preference: NotificationPreferenceTable;
  notification_read: NotificationReadTable;
  oidc_account: OidcAccountTable;
  oidc_record: OidcRecordTable;
  order_template: OrderTemplateTable;
  order_template_item: OrderTemplateItemTable;
  order_template_share: OrderTemplateShareTable;
  past_search: PastSearchTable;
  picture: ImageTable;
  push_subscription: PushSubscriptionTable;
  receipt: ReceiptTable;
  search_article: SearchProductTable;
  search_change: SearchChangeTable;
  search_cluster: SearchClusterTable;
  search_synonym: SearchSynonymTable;
  search_tenant: SearchTenantTable;
  search_word: SearchWordTable;
  session: SessionTable;
  standing_occurrence: StandingOccurrenceTable;
  standing_order: StandingOrderTable;
  shared_count: SharedCountTable;
  submission: SubmissionTable;
  supplier: SupplierTable;
  look: LookTable;
  tenant: TenantTable;
  tenant_host: TenantHostTable;
  tenant_setting: TenantSettingTable;
  user_mail: UserMailTable;
  usual_amount: UsualAmountTable;
  usual_amount_of_all: UsualAmountOfAllTable;
}

export type { LineFactsBySku, LineStamps } from './ordering';
