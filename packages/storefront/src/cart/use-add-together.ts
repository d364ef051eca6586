import { useTexts } from '@gastroshop/i18n/react';
import { useToasts } from '@gastroshop/ui/feedback';
import { useShop } from '../shop';
import { addTexts } from './add-texts';
import { type LineChange, useCartActions } from './cart-context';

/** A line as it goes into the cart with others. */
export interface AddedLine extends Pick<LineChange, 'amount' | 'unit' | 'remarks'> {
  readonly sku: string;
}

/** Puts several articles into the cart at once; a message says so and leads there. */
export const useAddTogether = (): ((lines: readonly AddedLine[]) => void) => {
  const t = useTexts(addTexts);
  const toasts = useToasts();
  const { gateway, navigate } = useShop();
  const { setLine } = useCartActions();
  return (lines) => {
    for (const { sku, ...change } of lines) setLine(sku, change);
    toasts.say({
      tone: 'good',
      title: t('added', { count: lines.length }),
      action: {
        label: t('toCart'),
        onAction: () => {
          navigate(gateway.paths.cart);
        },
      },
    });
  };
};
