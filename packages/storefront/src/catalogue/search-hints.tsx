import type { GroupedProductPage } from '@gastroshop/api-contract';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../shop';
import { formatSearchParams } from './format-search-params';
import styles from './search-hints.module.css';
import { type SearchState, EMPTY_SEARCH } from './search-state';

/** What the remarks on a search take. */
export interface SearchHintsProps {
  readonly state: SearchState;
  /** The answer the remarks are on. */
  readonly page: Pick<GroupedProductPage, 'didYouMean' | 'missingWords'>;
}

/**
 * What is to be said of what was typed: the word that was probably meant as a way to it, while what was typed stays
 * searched for, and the words that nothing found has.
 */
export const SearchHints = ({ state, page }: SearchHintsProps): ReactNode => {
  const { t } = useTranslation('storefront-search-hints');
  const { paths } = useGateway();
  const { didYouMean, missingWords = [] } = page;
  if (didYouMean === undefined && missingWords.length === 0) return null;
  return (
    <div className={styles['hints']}>
      {didYouMean !== undefined && (
        <p>
          {t('meant')}{' '}
          <Link
            className={styles['meant']}
            href={paths.search(formatSearchParams({ ...state, query: didYouMean, page: EMPTY_SEARCH.page }))}
          >
            {didYouMean}
          </Link>
          ?
        </p>
      )}
      {missingWords.length > 0 && (
        <p>
          {t('missing')}{' '}
          <span className={styles['word']}>
            {missingWords.map((word) => t('quoted', { word })).join(', ')}
          </span>
          . {t('others')}
        </p>
      )}
    </div>
  );
};
