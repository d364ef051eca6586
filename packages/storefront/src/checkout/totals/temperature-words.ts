import type { TemperatureGroup } from '@gastroshop/domain/delivery';
import type { TFunction } from 'i18next';

type SumWords = TFunction<'storefront-sums'>;

/** What travels together, in words: "Frische & Trocken und Tiefkühl". */
export const temperatureWords = (temperatures: readonly TemperatureGroup[], t: SumWords): string => {
  const has = (group: TemperatureGroup): boolean => temperatures.includes(group);
  const dry =
    has('FRESH') && has('AMBIENT')
      ? t('FRESH_AMBIENT')
      : has('FRESH')
        ? t('FRESH')
        : has('AMBIENT')
          ? t('AMBIENT')
          : undefined;
  if (!has('FROZEN')) return dry ?? '';
  return dry === undefined ? t('FROZEN') : t('and', { first: dry, last: t('FROZEN') });
};
