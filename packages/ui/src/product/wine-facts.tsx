import type { ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import { declarationTexts } from './declaration-texts';
import { FactList } from './fact-list';

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
export interface WineFactsProps {
  /** What is told, in the order to show. */
  readonly facts: readonly { readonly key: WineFactKey; readonly value: string }[];
}

/** What is told about a wine (PRD-11). */
export const WineFacts = ({ facts }: WineFactsProps): ReactNode => {
  const t = useTexts(declarationTexts);
  return <FactList facts={facts.map(({ key, value }) => ({ label: t(key), value }))} />;
};
