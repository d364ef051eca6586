import type { OrderDraft, OrderUnit, OrderValue, OrderWarning, UnusualAmountInput } from '../order-control';
import type { BasePriceLabelData, PriceLabelState } from '../price';
import type { AttributeBadgeData } from './attribute-badge';
import type { DrawingName } from './drawings/drawing-name';
import type { ProductFamily } from './drawings/product-family';
import type { ProductBannerData } from './banner-text';

/** What a product looks like. */
export interface ThumbnailData {
  /** Address of a photograph; where it is missing or fails, a drawing stands in. */
  readonly url?: string | undefined;
  /** The drawing that stands in, see `findDrawing`; the one of the family when it is missing. */
  readonly drawing?: DrawingName | undefined;
  /** The family, which chooses the tint behind the drawing. */
  readonly family: ProductFamily;
}

/** A product as lists show it. */
export interface ProductCardData {
  /** Identifies the product in callbacks. */
  readonly id: string;
  /** The number buyers know it by; digits are shown in threes. */
  readonly number: string;
  readonly name: string;
  /** The beginning of the name as far as the size does not say the rest; shown in its place, where it is set. */
  readonly shortName?: string | undefined;
  /** What one of the unit that is chosen holds: "24 × 0,33 l", "10 × 1 kg". */
  readonly size?: string | undefined;
  /** Address of its own page. */
  readonly href?: string | undefined;
  readonly picture: ThumbnailData;
  /** Attributes in the order to show; three at most are shown. */
  readonly badges?: readonly AttributeBadgeData[] | undefined;
  /** The one banner that applies. */
  readonly banner?: ProductBannerData | undefined;
  /** Where it comes from, in a word. */
  readonly origin?: string | undefined;
  readonly price?: PriceLabelState | undefined;
  readonly basePrice?: BasePriceLabelData | undefined;
  /** What the amount comes to, where that is not the price itself. */
  readonly total?: ProductTotalData | undefined;
}

/** What an amount in the unit that is chosen comes to. */
interface ProductTotalData {
  /** The amount with its unit: "4 Kiste". */
  readonly quantity: string;
  /** The sum; an estimate says so: "ca. € 154,00". */
  readonly price: string;
}

/** A product and the cart. */
export interface ProductOrderState {
  /** Amount in the cart; outside it the amount offered. */
  readonly amount: number;
  readonly unit: string;
  readonly units: readonly OrderUnit[];
  readonly inCart: boolean;
  readonly busy?: boolean | undefined;
  readonly unsent?: boolean | undefined;
  readonly disabledReason?: string | undefined;
  readonly draft?: OrderDraft | undefined;
  /** What is to be asked about an amount before it counts, see `OrderControlProps`. */
  readonly unusual?: ((value: OrderValue) => UnusualAmountInput | undefined) | undefined;
}

/** What buyers do with products of a list; one object for all rows, so that rows do not render again for it. */
export interface ProductActions {
  readonly onChange?: ((id: string, value: OrderValue) => void) | undefined;
  readonly onAdd?: ((id: string, value: OrderValue) => void) | undefined;
  readonly onRemove?: ((id: string, value: OrderValue) => void) | undefined;
  readonly onDraftChange?: ((id: string, draft: OrderDraft | undefined) => void) | undefined;
  readonly onWarning?: ((id: string, warning: OrderWarning) => void) | undefined;
}
