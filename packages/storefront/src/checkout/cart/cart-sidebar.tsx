import { Button } from '@gastroshop/ui/button';
import { IconPrinter } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../shop';
import type { CheckoutLine } from '../lines/checkout-line';
import { TotalsPanel } from '../totals/totals-panel';
import type { Checkout } from '../is-confirmed';
import { ClearCart } from '../removed/clear-cart';
import { BlockedLinesNotice } from './blocked-lines-notice';
import styles from './cart-sidebar.module.css';
import type { LineActions } from './line-actions';
import { ProceedButton } from './proceed-button';

/** What stands beside the cart takes. */
export interface CartSidebarProps {
  readonly checkout: Checkout;
  /** Lines that cannot be ordered as they are. */
  readonly blocked: readonly CheckoutLine[];
  /** Goes to the first of them. */
  readonly onShowBlocked: () => void;
  readonly actions: LineActions;
  readonly onSaveTemplate: () => void;
  /** The cart was emptied. */
  readonly onCleared: () => void;
}

/** The sums beside the cart, the next step, and what else can be done with it. */
export const CartSidebar = (props: CartSidebarProps): ReactNode => {
  const { checkout, blocked, onShowBlocked, actions, onSaveTemplate, onCleared } = props;
  const { t } = useTranslation('storefront-cart');
  const has = useFeatures();
  const isEmpty = checkout.live.length === 0;
  return (
    <TotalsPanel checkout={checkout}>
      <BlockedLinesNotice blocked={blocked} onShow={onShowBlocked} actions={actions} />
      <ProceedButton wide disabled={isEmpty || blocked.length > 0}>
        {t('toDelivery')}
      </ProceedButton>
      {has('ORDER_TEMPLATES') && (
        <Button wide disabled={isEmpty} onClick={onSaveTemplate}>
          {t('saveTemplate')}
        </Button>
      )}
      <div className={styles['quiet']}>
        <Button
          variant="quiet"
          icon={<IconPrinter size={18} />}
          onClick={() => {
            window.print();
          }}
        >
          {t('print')}
        </Button>
        {!isEmpty && <ClearCart onCleared={onCleared} />}
      </div>
    </TotalsPanel>
  );
};
