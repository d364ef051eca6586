import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../icons';
import frame from './field-frame.module.css';
import styles from './search-field.module.css';

/** What a search without suggestions takes. */
export interface SearchFieldFallbackProps {
  /** Called with what is typed when the buyer asks for results. */
  readonly onSubmit: (text: string) => void;
  /** Called when the buyer turns to the field. */
  readonly onOpen?: (() => void) | undefined;
  /** Called with what stands in the field when the focus leaves it. */
  readonly onLeave?: ((text: string) => void) | undefined;
}

/** The field of the search alone: of the same size as the search box, whose place it holds until that has arrived. */
export const SearchFieldFallback = ({ onSubmit, onOpen, onLeave }: SearchFieldFallbackProps): ReactNode => {
  const { t } = useTranslation('ui-search-field');
  return (
    <form
      role="search"
      className={clsx(frame['frame'], styles['field'])}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('query');
        onSubmit(typeof typed === 'string' ? typed : '');
      }}
    >
      <IconSearch size={20} stroke={1.75} className={frame['sign']} />
      <input
        type="text"
        name="query"
        aria-label={t('search')}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        className={clsx(frame['input'], styles['input'])}
        placeholder={t('placeholder')}
        onFocus={onOpen}
        onBlur={(event) => onLeave?.(event.target.value)}
      />
    </form>
  );
};
