import { CheckoutSteps } from '@gastroshop/app-shell/checkout';
import { LazySlot } from '@gastroshop/storefront/shop';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RepeatOrder } from '../orders';

/** Only a cart without a line needs them. */
const EmptyCartWays = lazy(async () => ({ default: (await import('./empty-cart-ways')).EmptyCartWays }));

/** The way from the cart to the confirmed order. */
export const CheckoutScreen = (): ReactNode => {
  const { t } = useTranslation('shop-checkout');
  const [repeated, setRepeated] = useState<string>();
  return (
    <>
      <CheckoutSteps
        cartTitle={t('cart')}
        cartWays={
          <LazySlot>
            <EmptyCartWays onRepeat={setRepeated} />
          </LazySlot>
        }
      />
      {/* Outside of the ways, which are gone as soon as the first line is in the cart. */}
      {repeated !== undefined && (
        <LazySlot>
          <RepeatOrder
            orderId={repeated}
            onClose={() => {
              setRepeated(undefined);
            }}
          />
        </LazySlot>
      )}
    </>
  );
};
