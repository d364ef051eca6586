import clsx from 'clsx';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch, IconX } from '../icons';
import frame from './field-frame.module.css';
import styles from './search-field.module.css';

/** What the field of the search takes. */
export interface SearchFieldProps {
  /** Name of the field for screen readers; that of the kit if missing. */
  readonly label: string | undefined;
  /** What is typed. */
  readonly value: string;
  /** Called with each change. */
  readonly onChange: (value: string) => void;
  /** Called with keys pressed in the field. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the buyer turns to the field. */
  readonly onOpen: () => void;
  /** Called when the focus leaves the field. */
  readonly onLeave: () => void;
  /** Words in the empty field. */
  readonly placeholder: string;
  /** Id of the list of suggestions. */
  readonly listId: string;
  /** Whether the list stands open. */
  readonly open: boolean;
  /** Id of the suggestion the arrow keys have reached. */
  readonly activeId: string | undefined;
  /** Whether the hint at the key "/" stands in the empty field. */
  readonly shortcut: boolean;
  /** Stands at the end of the field. */
  readonly trailing: ReactNode;
  /** What the Enter key of a phone's keyboard says. */
  readonly enterKeyHint: 'search' | 'done';
  /** Where to find the field. */
  readonly ref: Ref<HTMLInputElement>;
}

/** The field of the search with its sign, the way to empty it and what stands at its end. */
export const SearchField = (props: SearchFieldProps): ReactNode => {
  const {
    label,
    value,
    onChange,
    onKeyDown,
    onOpen,
    onLeave,
    placeholder,
    listId,
    open,
    activeId,
    shortcut,
    trailing,
    enterKeyHint,
    ref,
  } = props;
  const { t: own } = useTranslation('ui-search-field');
  const { t } = useTranslation('ui-search');
  return (
    <div className={clsx(frame['frame'], styles['field'])}>
      <IconSearch size={20} stroke={1.75} className={frame['sign']} />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={label ?? own('search')}
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint={enterKeyHint}
        spellCheck={false}
        className={clsx(frame['input'], styles['input'])}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onFocus={onOpen}
        onClick={onOpen}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={t('clear')}
          onClick={() => {
            onChange('');
          }}
        >
          <IconX size={18} stroke={1.75} />
        </button>
      )}
      {value === '' && shortcut && (
        <kbd className={clsx(frame['key'], styles['key'])} aria-hidden>
          /
        </kbd>
      )}
      {trailing}
    </div>
  );
};
