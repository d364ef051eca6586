/** A price as it is read: calculated and written out by whoever knows the rules. */
export interface PriceLabelData {
  /** The price with its currency: "€ 4,49"; an estimate says so: "ca. € 154,00". */
  readonly priceText: string;
  /** Abbreviation of the unit it is for. */
  readonly unit: string;
  /** Whether it is an offer, shown in green. */
  readonly isOnSale?: boolean | undefined;
  /** The one line below it. */
  readonly note?: PriceHintData | undefined;
}

/** The line below a price. */
export type PriceHintData =
  /** A better price from a quantity on: "ab 20 kg € 14,90". */
  | { readonly kind: 'TIER'; readonly quantity: string; readonly price: string }
  /** A better price within reach: "+3 Stk: € 4,15". */
  | { readonly kind: 'NEXT_TIER'; readonly missing: string; readonly price: string }
  /** What it costs without the offer: "statt € 18,40". */
  | { readonly kind: 'FORMER'; readonly price: string }
  /** What an amount comes to: "4 Kiste · € 43,60". */
  | {
      readonly kind: 'TOTAL';
      readonly quantity: string;
      readonly price: string;
      /** Whose amount it is. */
      readonly of: TotalOf;
    };

/** An amount in the cart, one that the buyer typed, or one that the shop proposes. */
export type TotalOf = 'CART' | 'TYPED' | 'PROPOSED';

/** A price, or that there is none and the article can be ordered all the same. */
export type PriceLabelState = PriceLabelData | 'ON_REQUEST';

/** A price in another measure, to compare articles by: "€ 8,76 / kg". */
export interface BasePriceLabelData {
  readonly priceText: string;
  readonly unit: string;
}
