import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from './description-list';

/** Where one ingredient comes from. */
export interface OriginData {
  readonly ingredient: 'EGG' | 'MILK' | 'MEAT' | 'UNKNOWN';
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  /** What else is told: "Freilandhaltung". */
  readonly more?: string | undefined;
}

/** What the list of origins takes. */
export interface OriginListProps {
  /** The origins, each ingredient's together, in the order to show. */
  readonly origins: readonly OriginData[];
}

/** Where eggs, milk, meat and the rest come from; what is not told says so (PRD-11). */
export const OriginList = ({ origins }: OriginListProps): ReactNode => {
  const { t } = useTranslation('ui-product-declaration');
  const ingredients = [...new Set(origins.map(({ ingredient }) => ingredient))];
  const placeOf = ({ country, region, more }: OriginData): string =>
    [region, country, more].filter((part) => part !== undefined && part !== '').join(', ') ||
    t('originMissing');
  return (
    <DescriptionList
      facts={ingredients.map((ingredient) => ({
        label: t(`ORIGIN_${ingredient}`),
        value: origins
          .filter((origin) => origin.ingredient === ingredient)
          .map(placeOf)
          .join(' · '),
      }))}
    />
  );
};
