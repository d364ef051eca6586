import type { UserFlags } from './flags';

/** What of prices a user is shown (PRI-9). */
export interface PriceVisibility {
  readonly prices: boolean;
  /** Which pop-up explains a price. */
  readonly popup: 'none' | 'plain' | 'extended';
  readonly highlightSpecialPrices: boolean;
  readonly highlightDiscounts: boolean;
  readonly bonuses: boolean;
}

const NO_PRICES: PriceVisibility = {
  prices: false,
  popup: 'none',
  highlightSpecialPrices: false,
  highlightDiscounts: false,
  bonuses: false,
};

const popupOf = (flags: UserFlags): PriceVisibility['popup'] => {
  if (flags.displayExtendedPricePopup) return 'extended';
  return flags.displayPricePopup ? 'plain' : 'none';
};

/**
 * What of prices a user is shown (PRI-9). Whoever may not see prices sees nothing that tells one: a pop-up, a
 * highlight or a bonus role counts only together with the role for prices.
 */
export const toPriceVisibility = (flags: UserFlags): PriceVisibility =>
  flags.displayPriceInformation
    ? {
        prices: true,
        popup: popupOf(flags),
        highlightSpecialPrices: flags.highlightSpecialPrices,
        highlightDiscounts: flags.highlightDiscounts,
        bonuses: flags.canSeeBonuses,
      }
    : NO_PRICES;
