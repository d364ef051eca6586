import { useCreateTemplate } from '@gastroshop/storefront/templates';
import { Button } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTemplateFailure } from '../data/use-template-failure';
import styles from './toggle.module.css';
import type { ProductToAdd } from './use-template-toggle';

/** What the field takes. */
export interface NewTemplateFieldProps {
  readonly product: ProductToAdd;
}

/** A new template with the article on it; it cannot be made without a name (TPL-1). */
export const NewTemplateField = ({ product }: NewTemplateFieldProps): ReactNode => {
  const { t } = useTranslation('template-toggle');
  const fail = useTemplateFailure();
  const [name, setName] = useState('');
  const { mutate, isPending } = useCreateTemplate(() => {
    setName('');
  });
  const trimmed = name.trim();
  const { sku, amount, unit } = product;
  return (
    <form
      className={styles['new']}
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed === '' || isPending) return;
        mutate({ name: trimmed, orderTemplateItems: [{ productSku: sku, amount, unit }] }, { onError: fail });
      }}
    >
      <TextField label={t('newName')} value={name} onChange={setName} maxLength={200} />
      <Button submit busy={isPending} disabled={trimmed === ''}>
        {t('create')}
      </Button>
    </form>
  );
};
