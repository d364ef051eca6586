import type { VatRate } from '@gastroshop/domain/cart';
import type { ProductTraits } from './product-traits';

const rate = (ratePercent: string, validFrom: string): VatRate => ({ ratePercent, validFrom });

/** Rates by what the law calls an article; listed basic foods pay less since July 2026. */
export const VAT_RATES: Readonly<Record<ProductTraits['vat'], readonly VatRate[]>> = {
  BASIC: [rate('10', '2016-01-01'), rate('4.9', '2026-07-01')],
  FOOD: [rate('10', '2016-01-01')],
  STANDARD: [rate('20', '2016-01-01')],
  PRODUCER: [rate('13', '2016-01-01')],
};
