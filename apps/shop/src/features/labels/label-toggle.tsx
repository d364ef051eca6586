import type { Product } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { Button, IconButton } from '@gastroshop/ui/button';
import { IconTag } from '@gastroshop/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { productName } from './find-product';
import { labelSkusQuery } from './label-queries';
import { useLabelChanges } from './use-label-changes';

/** What the toggle takes. */
export interface LabelToggleProps {
  readonly product: Product;
  /** `icon` in lists, `words` on the article's own page; `icon` if missing. */
  readonly look?: 'icon' | 'words' | undefined;
}

/** Shows whether an article is on the label list, and puts it there or takes it off (LAB-1). */
export const LabelToggle = ({ product, look = 'icon' }: LabelToggleProps): ReactNode => {
  const { t } = useTranslation('labels');
  const { client, gateway } = useShop();
  const { sku } = product;
  const select = useCallback((skus: readonly string[]) => skus.includes(sku), [sku]);
  const { data: isOn } = useQuery({ ...labelSkusQuery(client, gateway.scope), select });
  const { put } = useLabelChanges();
  const toggle = () => {
    put(sku, isOn !== true);
  };
  const disabled = isOn === undefined;
  return look === 'icon' ? (
    <IconButton
      label={t('put', { name: productName(product) })}
      icon={<IconTag size={18} />}
      pressed={isOn === true}
      disabled={disabled}
      onClick={toggle}
    />
  ) : (
    <Button wide icon={<IconTag size={18} />} disabled={disabled} onClick={toggle}>
      {isOn === true ? t('isOn') : t('putShort')}
    </Button>
  );
};
