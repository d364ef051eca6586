import type { OverviewOrder } from '@gastroshop/api-contract';
import { splitPackSize } from '@gastroshop/domain/product';
import { formatAmount, type Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';

/** What is in an order, in one sentence: the lines that were searched for, else its first ones and how many more. */
export const orderContents = (
  {
    foundItems = [],
    firstItems = [],
    itemsCount,
  }: Pick<OverviewOrder, 'foundItems' | 'firstItems' | 'itemsCount'>,
  t: TFunction<'orders'>,
  locale: Locale,
): string => {
  if (foundItems.length > 0)
    return foundItems
      .map(({ name, amount, unitAbbr }) =>
        t('with', { name, amount: formatAmount(amount, unitAbbr, locale) }),
      )
      .join(', ');
  if (firstItems.length === 0) return t('positionCount', { count: itemsCount });
  // How large a pack is tells nothing here, and would cut off what does.
  const names = firstItems.map(({ name }) => splitPackSize(name)?.name ?? name).join(', ');
  const rest = itemsCount - firstItems.length;
  return rest > 0 ? t('andMore', { names, count: rest }) : names;
};
