import type { Product } from '@gastroshop/api-contract';
import { Button, IconButton } from '@gastroshop/ui/button';
import { IconBookmark } from '@gastroshop/ui/icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTemplateCount } from './use-template-count';

// The dialog comes with the first press.
const TemplateTicks = lazy(async () => ({
  default: (await import('./template-checkbox-list')).TemplateCheckboxList,
}));

/** What the toggle takes. */
export interface TemplateToggleProps {
  readonly product: Product;
  /** `icon` in lists, `words` on the article's own page; `icon` if missing. */
  readonly look?: 'icon' | 'words' | undefined;
}

/** Shows whether an article is on templates of the user, and opens the choice of them (TPL-2). */
export const TemplateToggle = ({ product, look = 'icon' }: TemplateToggleProps): ReactNode => {
  const { t } = useTranslation('template-toggle');
  const count = useTemplateCount(product.sku);
  const [open, setOpen] = useState(false);
  const name = product.productDisplayName ?? product.name;
  const show = () => {
    setOpen(true);
  };
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          label={t('open', { name })}
          icon={<IconBookmark size={18} />}
          pressed={count > 0}
          onClick={show}
        />
      ) : (
        <Button wide icon={<IconBookmark size={18} />} onClick={show}>
          {count > 0 ? t('on', { count }) : t('openShort')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <TemplateTicks
            product={product}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
