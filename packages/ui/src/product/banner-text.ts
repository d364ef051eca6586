import type { TFunction } from 'i18next';

/** The one banner of a product. */
export type ProductBannerData =
  /** An offer, for all or for this customer; `percent` where it may be told: "12 %". */
  | {
      readonly kind: 'ON_SALE';
      readonly audience: 'ALL' | 'CUSTOMER';
      readonly percent?: string | undefined;
    }
  | { readonly kind: 'PRE_ORDER' }
  | { readonly kind: 'NEW' }
  /** Not to be had; `from` is the day it comes back, in words. */
  | {
      readonly kind: 'NOT_AVAILABLE';
      readonly reason: 'AVAILABLE_SOON' | 'REMOVED_FROM_INVENTORY' | 'INACTIVE';
      readonly from?: string | undefined;
    };

/** What a banner says. */
export const bannerText = (banner: ProductBannerData, t: TFunction<'ui-product'>): string => {
  switch (banner.kind) {
    case 'ON_SALE': {
      const { audience, percent } = banner;
      if (percent === undefined) return t(audience === 'ALL' ? 'onSale' : 'onSaleForYou');
      return t(audience === 'ALL' ? 'onSaleBy' : 'onSaleForYouBy', { percent });
    }
    case 'PRE_ORDER':
      return t('preOrder');
    case 'NEW':
      return t('isNew');
    case 'NOT_AVAILABLE':
      if (banner.reason === 'REMOVED_FROM_INVENTORY') return t('removed');
      if (banner.reason === 'INACTIVE') return t('inactive');
      return banner.from === undefined ? t('backSoon') : t('backFrom', { from: banner.from });
  }
};
