import { displayedProductId } from '@gastroshop/domain/product';
import { saveFile } from '@gastroshop/storefront/files';
import { initialAmount, unitOf, useProductContext } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { IconDownload } from '@gastroshop/ui/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sampleList } from '../parsing/sample-list';

/** Articles of the sample. */
const LINES = 5;

/** Saves a list to start from, with articles the buyer can order. */
export const SampleButton = (): ReactNode => {
  const { t } = useTranslation('order-pad');
  const gateway = useGateway();
  const { locale, crossTenantNumbers } = useProductContext();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { products } = await gateway.search({ page: { size: 50 } });
      const lines = products.slice(0, LINES).flatMap((product) => {
        const unit = unitOf(product);
        return unit === undefined
          ? []
          : [
              {
                article: displayedProductId(product, crossTenantNumbers),
                amount: initialAmount(product, unit),
                unit: unit.name,
                name: product.productDisplayName ?? product.name,
              },
            ];
      });
      saveFile(new Blob([sampleList(locale, lines)], { type: 'text/csv;charset=utf-8' }), t('sampleName'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="quiet" icon={<IconDownload size={18} />} busy={busy} onClick={() => void save()}>
        {t('sample')}
      </Button>
    </div>
  );
};
