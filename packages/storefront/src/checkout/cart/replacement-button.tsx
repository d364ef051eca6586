import { Button } from '@gastroshop/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineActions } from './line-actions';
import { useReplacement } from './use-replacement';

/** What the button takes. */
export interface ReplacementButtonProps {
  readonly line: CheckoutLine;
  readonly actions: LineActions;
}

/** Puts another article in the place of a line; not there where there is none. */
export const ReplacementButton = ({ line, actions }: ReplacementButtonProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const other = useReplacement(line);
  if (other === undefined) return null;
  const { name, sku, amount, unit } = other;
  return (
    <Button
      size="small"
      onClick={() => {
        actions.replace(line, sku, { amount, unit });
      }}
    >
      {t('replace', { name })}
    </Button>
  );
};
