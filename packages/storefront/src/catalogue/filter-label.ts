import type { Facet } from '@gastroshop/api-contract';
import { findAllergen } from '@gastroshop/domain/product';
import type { Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';
import { badgeLabel } from '../product';
import type { FilterValue } from './search-transitions';
import { countryName } from './country-name';

/** What naming filters needs: both vocabularies, the facets found and the suppliers asked for. */
export interface FilterLabelInput {
  readonly t: TFunction<'storefront-filter'>;
  readonly declared: TFunction<'ui-product-declaration'>;
  readonly locale: Locale;
  readonly facets: readonly Facet[];
  readonly suppliers: Readonly<Record<string, string>>;
}

const capitalised = (text: string, { locale }: FilterLabelInput): string =>
  text.replace(/^./u, (first) => first.toLocaleUpperCase(locale));

const facetLabel = ({ facets }: FilterLabelInput, filter: string, value: string): string | undefined =>
  facets.find(({ key }) => key === filter)?.values.find((each) => each.value === value)?.label;

/** What a value is called inside its facet. */
export const filterLabel = ({ filter, value }: FilterValue, words: FilterLabelInput): string => {
  const { t, declared, locale, suppliers } = words;
  switch (filter) {
    case 'onlyNewProducts':
      return t('onlyNewProducts');
    case 'excludeTraces':
      return t('excludeTraces');
    case 'essential':
      return value === 'SHOWN_ONLY' || value === 'FAVORITES_ONLY' || value === 'HIDDEN_ONLY'
        ? t(value)
        : t('ALL');
    case 'prices':
      return value === 'PROMOTION' || value === 'SPECIAL' ? t(value) : t('BULK');
    case 'excludedAllergens': {
      const allergen = findAllergen(value);
      return allergen === undefined ? value : `${value} · ${declared(allergen)}`;
    }
    case 'packagingTypes':
      return value === 'SINGLE_USE' ||
        value === 'SINGLE_USE_DEPOSIT' ||
        value === 'MULTI_USE' ||
        value === 'MULTI_USE_DEPOSIT'
        ? capitalised(declared(value), words)
        : capitalised(declared('NO_DATA'), words);
    case 'originCountries':
    case 'wineCountries':
      return countryName(value, locale);
    case 'originOfEgg':
      return t('egg', { country: countryName(value, locale) });
    case 'originOfMilk':
      return t('milk', { country: countryName(value, locale) });
    case 'originOfMeat':
      return t('meat', { country: countryName(value, locale) });
    case 'attributes':
      return capitalised(
        badgeLabel({ key: value, displayName: facetLabel(words, filter, value) ?? value }, locale),
        words,
      );
    case 'supplierIds':
      return facetLabel(words, filter, value) ?? suppliers[value] ?? t('supplier', { id: value });
    default:
      return facetLabel(words, filter, value) ?? value;
  }
};

/** What a value is called on its own, as on a chip. */
export const chipLabel = (choice: FilterValue, words: FilterLabelInput): string => {
  const label = filterLabel(choice, words);
  switch (choice.filter) {
    case 'excludedAllergens':
      return words.t('without', { allergen: label });
    case 'excludeTraces':
      return words.t('withoutTraces');
    case 'wineCountries':
      return words.t('wine', { country: label });
    default:
      return label;
  }
};
