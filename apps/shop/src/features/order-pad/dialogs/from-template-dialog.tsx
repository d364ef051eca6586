import type { OrderTemplate, OrderTemplateItem } from '@gastroshop/api-contract';
import { REMARKS } from '@gastroshop/domain/cart';
import { displayedProductId } from '@gastroshop/domain/product';
import { remarksIn } from '@gastroshop/storefront/cart';
import { useProductContext } from '@gastroshop/storefront/product';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { EmptyState, ErrorState, ListDrawing, Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { Modal } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { templatesQuery } from '@gastroshop/storefront/templates';
import { useTranslation } from 'react-i18next';
import type { ListLine } from '../parsing/list-line';
import styles from './from-template-dialog.module.css';

const lineOf = (item: OrderTemplateItem, crossTenantNumbers: boolean): ListLine => {
  const { productSku, amount, unit, product } = item;
  return {
    article: product === undefined ? productSku : displayedProductId(product, crossTenantNumbers),
    amount: amount > 0 ? String(amount) : '',
    unit,
    hint: product?.productDisplayName ?? product?.name,
    ...(REMARKS.some((remark) => (item[remark] ?? '') !== '') && { remarks: remarksIn(item) }),
  };
};

/** What the choice of a template takes. */
export interface FromTemplateDialogProps {
  readonly onList: (list: readonly ListLine[]) => void;
  readonly onClose: () => void;
}

/** Fills the pad from an order template: its articles with the amounts that are usual. */
export const FromTemplateDialog = ({ onList, onClose }: FromTemplateDialogProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { client, gateway } = useShop();
  const { crossTenantNumbers } = useProductContext();
  const templates = useQuery(templatesQuery(client, gateway.scope));
  const take = ({ orderTemplateItems }: OrderTemplate) => {
    onList(orderTemplateItems.map((item) => lineOf(item, crossTenantNumbers)));
    onClose();
  };
  const filled = templates.data?.filter(({ orderTemplateItems }) => orderTemplateItems.length > 0);
  return (
    <Modal opened onClose={onClose} title={t('fromTemplateTitle')}>
      {templates.data === undefined && templates.isError && (
        <ErrorState
          compact
          title={t('templatesFailed')}
          retrying={templates.isFetching}
          onRetry={() => {
            void templates.refetch();
          }}
        />
      )}
      {templates.isPending && (
        <Loading>
          <SkeletonLines count={4} />
        </Loading>
      )}
      {filled?.length === 0 && (
        <EmptyState
          title={t('noTemplates')}
          drawing={<ListDrawing />}
          actions={
            <Button
              render={({ className, children }) => (
                <Link className={className} href={gateway.paths.orderTemplates}>
                  {children}
                </Link>
              )}
            >
              {t('openTemplates')}
            </Button>
          }
        >
          {t('noTemplatesText')}
        </EmptyState>
      )}
      {filled !== undefined && filled.length > 0 && (
        <ul className={styles['templates']}>
          {filled.map((template) => (
            <li key={template.id} className={styles['template']}>
              <button
                type="button"
                className={styles['choice']}
                onClick={() => {
                  take(template);
                }}
              >
                <span className={styles['name']}>{template.name}</span>
                <span className={styles['lines']}>
                  {t('lines', { count: template.orderTemplateItems.length })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
};
