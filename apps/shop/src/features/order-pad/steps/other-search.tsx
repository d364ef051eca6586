import type { ProductContext } from '@gastroshop/storefront/product';
import { useShop } from '@gastroshop/storefront/shop';
import { TextField } from '@gastroshop/ui/field';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadLine } from '../lines/pad-line';
import { similarProductsQuery } from '../fixes/similar-products-query';
import { MAX_QUICK_FIXES, type QuickFix } from '../fixes/quick-fix';
import { StepOption } from './step-option';
import styles from './steps.module.css';

/** What the search for another article takes. */
export interface OtherSearchProps {
  readonly line: PadLine;
  readonly context: ProductContext;
  readonly onTake: (remedy: QuickFix) => void;
}

/** Looks for an article in other words than the line has. */
export const OtherSearch = ({ line, context, onTake }: OtherSearchProps): ReactNode => {
  const { t } = useTranslation('order-pad-steps');
  const { gateway } = useShop();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const { data = [] } = useQuery(
    similarProductsQuery(gateway, { ...line.row, article: asked, hint: undefined }),
  );
  return (
    <div className={styles['other']}>
      <TextField label={t('otherField')} value={text} onChange={setText} focusFirst />
      <div className={styles['options']}>
        {data.slice(0, 2 * MAX_QUICK_FIXES).map((product) => (
          <StepOption
            key={product.sku}
            line={line}
            remedy={{ kind: 'ARTICLE', product }}
            lastBought={undefined}
            context={context}
            onTake={() => {
              onTake({ kind: 'ARTICLE', product });
            }}
          />
        ))}
      </div>
    </div>
  );
};
