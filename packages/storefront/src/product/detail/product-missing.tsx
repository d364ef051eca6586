import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../../shop';

/** An address of no article: says so and leads on to all of them. */
export const ProductMissing = (): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const { paths } = useGateway();
  return (
    <EmptyState
      title={t('notFound')}
      headingLevel={1}
      drawing={<CrateDrawing />}
      actions={
        <Button
          variant="filled"
          render={({ className, children }) => (
            <Link className={className} href={paths.search()}>
              {children}
            </Link>
          )}
        >
          {t('toSearch')}
        </Button>
      }
    >
      {t('notFoundText')}
    </EmptyState>
  );
};
