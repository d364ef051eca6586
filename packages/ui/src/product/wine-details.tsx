import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from './description-list';

/** What can be told about a wine. */
export type WineFactKey =
  | 'category'
  | 'vintage'
  | 'country'
  | 'region'
  | 'winery'
  | 'appellation'
  | 'typeOfGrape'
  | 'character'
  | 'rating'
  | 'sensoricDescription'
  | 'mealRecommendation'
  | 'seal'
  | 'cuvee'
  | 'residualSugar'
  | 'acidity'
  | 'glass'
  | 'maturity';

/** What the facts about a wine take. */
export interface WineDetailsProps {
  /** What is told, in the order to show. */
  readonly facts: readonly { readonly key: WineFactKey; readonly value: string }[];
}

/** What is told about a wine (PRD-11). */
export const WineDetails = ({ facts }: WineDetailsProps): ReactNode => {
  const { t } = useTranslation('ui-product-declaration');
  return <DescriptionList facts={facts.map(({ key, value }) => ({ label: t(key), value }))} />;
};
