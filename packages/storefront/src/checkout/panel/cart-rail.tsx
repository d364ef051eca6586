import { IconButton } from '@gastroshop/ui/button';
import { IconShoppingCart } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useCartSummary } from '../../cart';
import { preferencesChanged, useGateway, useShop } from '../../shop';
import styles from './panel.module.css';

/** From this width on there is room for the panel itself, see the frame of a page. */
const PANEL_FITS = '(min-width: 1180px)';

/** The folded cart: how much is in it, and the way to unfold it; where there is no room for that, to the cart. */
export const CartRail = (): ReactNode => {
  const { t } = useTranslation('storefront-cart-panel');
  const dispatch = useDispatch();
  const { navigate } = useShop();
  const { paths } = useGateway();
  const { count } = useCartSummary();
  return (
    <div className={styles['rail']}>
      <IconButton
        label={t('unfold', { positions: t('positions', { count }) })}
        icon={<IconShoppingCart size={20} />}
        count={count}
        outline
        onClick={() => {
          if (globalThis.matchMedia(PANEL_FITS).matches) dispatch(preferencesChanged({ panelFolded: false }));
          else navigate(paths.cart);
        }}
      />
    </div>
  );
};
