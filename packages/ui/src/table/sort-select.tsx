import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolbarSelect } from './toolbar-select';

/** One order in which a list can stand. */
export interface SortOption {
  /** What is chosen with it. */
  readonly value: string;
  /** Its words: „Häufig bestellt“, „Preis, aufsteigend“. */
  readonly label: string;
}

/** What the choice of the order above a list takes. */
export interface SortSelectProps {
  /** The orders. */
  readonly options: readonly SortOption[];
  /** The order that counts. */
  readonly value: string;
  /** Called with the order the buyer wants. */
  readonly onChange: (value: string) => void;
  /** The word before it; a word for sorting if missing. */
  readonly label?: string | undefined;
}

/** Chooses the order of a list that has no heads to click on, such as tiles. */
export const SortSelect = ({ options, value, onChange, label }: SortSelectProps): ReactNode => {
  const { t } = useTranslation('ui-table');
  return <ToolbarSelect label={label ?? t('sortBy')} {...{ options, value, onChange }} />;
};
