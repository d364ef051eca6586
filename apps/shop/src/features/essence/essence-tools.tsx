import type { Product } from '@gastroshop/api-contract';
import { essenceToggle, essenceVisibilityState } from '@gastroshop/domain/essence';
import type { ProductExtras } from '@gastroshop/storefront/product';
import { IconButton } from '@gastroshop/ui/button';
import { IconEye, IconEyeOff } from '@gastroshop/ui/icons';
import { useIsMobile } from '@gastroshop/ui/table';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { EssenceContext } from './essence-context';
import styles from './essence-tools.module.css';
import { RecentTooltip } from './recent-purchases-tooltip';

interface EssenceToolsProps {
  readonly product: Product;
}

const EssenceTools = ({ product: { sku, name, productDisplayName } }: EssenceToolsProps): ReactNode => {
  const { t } = useTranslation('essence');
  const phone = useIsMobile();
  const essence = use(EssenceContext);
  const state = essenceVisibilityState(essence?.visibilities, sku);
  const toggle = essenceToggle(state);
  const shown = productDisplayName ?? name;
  return (
    // Also of a hidden article it is to be seen at once that it is hidden.
    <span className={styles['tools']} data-stays>
      {/* A phone's row has room for one tool; there the article's own page tells of the purchases. */}
      {!phone && <RecentTooltip name={shown} items={essence?.recent?.get(sku)} />}
      <IconButton
        label={t('show', { name: shown })}
        icon={state === 'HIDDEN' ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        pressed={state === 'VISIBLE'}
        disabled={toggle.disabled}
        onClick={() => {
          if (!toggle.disabled) essence?.setVisible(sku, toggle.sendVisible);
        }}
      />
    </span>
  );
};

/** What the essence list offers for each article: its last purchases, and the eye (ESS-1). */
export const essenceTools: ProductExtras = (product) => <EssenceTools product={product} />;
