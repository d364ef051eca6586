import type { Product } from '@gastroshop/api-contract';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useProductContext, useProductOrder } from '@gastroshop/storefront/product';
import { ErrorState, Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import { CheckField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTemplates } from '../data/use-templates';
import { NewTemplateField } from './new-template-field';
import styles from './toggle.module.css';
import { useTemplateToggle } from './use-template-toggle';

/** What the dialog takes. */
export interface TemplateCheckboxListProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** The own templates, each with a tick when the article is on it. */
export const TemplateCheckboxList = ({ product, onClose }: TemplateCheckboxListProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('template-toggle');
  const { amount, unit = '' } = useProductOrder(product, useProductContext());
  const article = { sku: product.sku, amount, unit };
  const { templates, failed, retry } = useTemplates();
  const { mutate, isPending, variables } = useTemplateToggle(article);
  const own = templates?.filter(({ isOwner }) => isOwner);
  return (
    <Modal opened onClose={onClose} title={t('title')} size="small">
      <div className={styles['parts']}>
        <p className={styles['article']}>
          {product.productDisplayName ?? product.name}{' '}
          <span className={styles['amount']}>
            {t('amount', { amount: formatAmount(amount, unit, locale) })}
          </span>
        </p>
        {failed ? (
          <ErrorState compact title={t('failed')} onRetry={retry} />
        ) : own === undefined ? (
          <Loading>
            <SkeletonLines count={3} />
          </Loading>
        ) : (
          <>
            {own.length === 0 && <p>{t('none')}</p>}
            {own.map(({ template: { id, name, orderTemplateItems } }) => {
              const isOn = orderTemplateItems.some(({ productSku }) => productSku === product.sku);
              // What was just ticked is shown so at once.
              const checked = isPending && variables.orderTemplateId === id ? variables.checked : isOn;
              return (
                <CheckField
                  key={id}
                  label={name}
                  checked={checked}
                  onChange={(next) => {
                    mutate({ orderTemplateId: id, checked: next });
                  }}
                />
              );
            })}
            <NewTemplateField product={article} />
          </>
        )}
      </div>
    </Modal>
  );
};
