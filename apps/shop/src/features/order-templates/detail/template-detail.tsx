import { ResponseError } from '@gastroshop/api-client';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { templateQuery } from '@gastroshop/storefront/templates';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ErrorState, Loading, Skeleton } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { ProductRowSkeleton } from '@gastroshop/ui/product';
import type { ThemeKey } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './template-detail.module.css';
import { TemplateView } from './template-view';

/** What the page of a template takes. */
export interface TemplateDetailProps {
  readonly orderTemplateId: string;
  /** Whose paper it is printed on. */
  readonly theme: ThemeKey;
}

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** The page of an order template. */
export const TemplateDetail = ({ orderTemplateId, theme }: TemplateDetailProps): ReactNode => {
  const { t } = useTranslation('order-template');
  const { t: words } = useTranslation('order-templates');
  const { client, gateway } = useShop();
  const { prices } = usePriceVisibility();
  const { data, error, refetch, isFetching } = useQuery(
    templateQuery(client, gateway.scope, orderTemplateId),
  );
  usePageTitle(data?.name ?? words('title'));
  if (data !== undefined) return <TemplateView key={data.id} template={data} theme={theme} />;
  if (error === null)
    return (
      <Loading>
        <div className={styles['bones']}>
          <Skeleton width={260} height={28} />
          <Skeleton width={180} />
        </div>
        {ROWS.map((row) => (
          <ProductRowSkeleton key={row} withPrices={prices} />
        ))}
      </Loading>
    );
  const actions = (
    <Button
      render={({ className, children }) => (
        <Link className={className} href={gateway.paths.orderTemplates}>
          {children}
        </Link>
      )}
    >
      {words('title')}
    </Button>
  );
  // What is not there does not come by asking again.
  if (error instanceof ResponseError && error.status === 404)
    return <EmptyState title={t('missing')} headingLevel={1} drawing={<CrateDrawing />} actions={actions} />;
  return (
    <ErrorState
      title={t('failed')}
      headingLevel={1}
      onRetry={() => void refetch()}
      retrying={isFetching}
      actions={actions}
    />
  );
};
