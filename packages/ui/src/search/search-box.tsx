import { useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { useTexts } from '@gastroshop/i18n/react';
import { spokenOnly } from '../spoken';
import { entriesOf, type CompletionEntry } from './completion';
import { cellId, CompletionList } from './completion-list';
import type { SearchBoxProps } from './search-box-props';
import styles from './search-box.module.css';
import { SearchField } from './search-field';
import { searchTexts } from './texts';
import { useCompletion } from './use-completion';
import { useFocusLeave } from './use-focus-leave';
import { useSlash } from './use-slash';

/**
 * The search with its list of suggestions: products, in which amounts can be typed at once, what was probably meant,
 * categories, brands, past and popular searches. A combobox with a grid, because a list of options could hold no order
 * controls.
 *
 * Keys: arrows travel, Enter opens or searches, Tab leads into the order control of the product reached or to the cross
 * of a past search, Escape leads back, closes the list, then empties the field.
 */
export const SearchBox = (props: SearchBoxProps): ReactNode => {
  const { value, onValueChange, onSubmit, completion, onChooseProduct, onChooseCategory } = props;
  const { label, loading = false, error, placeholder, trailing, shortcut = false, onOrder, added } = props;
  const t = useTexts(searchTexts);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.fieldRef, () => field.current);
  useSlash(field, shortcut);
  const entries = entriesOf(completion, value);
  const choose = (entry: CompletionEntry) => {
    list.close();
    if (entry.kind === 'product') onChooseProduct(entry.product);
    else if (entry.kind === 'category') onChooseCategory(entry.category);
    else if (entry.kind === 'brand') props.onChooseBrand?.(entry.name);
    else {
      onValueChange(entry.text);
      onSubmit(entry.text);
    }
  };
  const list = useCompletion(box, {
    entries,
    onChoose: choose,
    onSubmit: () => {
      onSubmit(value);
    },
    onClear: () => {
      onValueChange('');
    },
    onOrder,
    isFirstMarked: props.isFirstMarked === true && value.trim() !== '',
    isReady: !loading,
    isEmpty: value.trim() === '',
    onUndo: props.onUndo,
  });
  useFocusLeave(box, list.close);
  const failed = error !== undefined && error !== null;
  const nothing = entries.length === 0 && !loading && !failed;
  const showsAdded = value.trim() === '' && added !== undefined && added !== null;
  const open = list.open && (value.trim() !== '' || entries.length > 0 || showsAdded);
  const { onForget, onForgetAll } = props;
  // What is gone takes its cross along: the focus must not go with it.
  const keepFocus = () => field.current?.focus();
  const withControls = props.renderControl !== undefined && completion.products.length > 0;
  return (
    <div ref={box} role="search" aria-label={label} className={styles['box']}>
      <SearchField
        ref={field}
        label={label}
        value={value}
        onChange={(typed) => {
          onValueChange(typed);
          list.restart();
          field.current?.focus();
        }}
        onKeyDown={list.onKeyDown}
        onOpen={() => {
          list.show();
          props.onOpen?.();
        }}
        onLeave={list.leave}
        placeholder={placeholder ?? t('placeholder')}
        listId={listId}
        open={open && entries.length > 0}
        activeId={open && list.active !== undefined ? cellId(listId, list.active) : undefined}
        shortcut={shortcut}
        trailing={trailing}
        enterKeyHint={onOrder === undefined ? 'search' : 'done'}
      />
      {open && (
        <div className={clsx(styles['popup'], onOrder !== undefined && styles['wide'])}>
          {value.trim() !== '' && props.understood}
          {showsAdded && <div className={styles['added']}>{added}</div>}
          {failed && <div className={styles['note']}>{error}</div>}
          {loading && entries.length === 0 && <p className={styles['note']}>{t('loading')}</p>}
          {nothing && !showsAdded && <p className={styles['note']}>{t('nothing', { text: value.trim() })}</p>}
          {entries.length > 0 && !showsAdded && (
            <div className={styles['scroller']}>
              <CompletionList
                id={listId}
                entries={entries}
                active={list.active}
                box={props}
                onForget={
                  onForget &&
                  ((text) => {
                    keepFocus();
                    onForget(text);
                  })
                }
                onForgetAll={
                  // While something is typed only some of them are there to be seen.
                  value.trim() === '' && completion.pastSearches.length > 1 && onForgetAll !== undefined
                    ? () => {
                        keepFocus();
                        onForgetAll();
                      }
                    : undefined
                }
                onChoose={choose}
                onKeyDown={(event) => {
                  if (event.key !== 'Escape' || event.defaultPrevented) return;
                  event.preventDefault();
                  field.current?.focus();
                }}
              />
            </div>
          )}
          {onOrder !== undefined && value.trim() !== '' && (
            <p className={styles['all']}>
              <button
                type="button"
                className={styles['allButton']}
                onClick={() => {
                  list.close();
                  onSubmit(value);
                }}
              >
                {t('all', { text: value.trim() })}
              </button>
            </p>
          )}
          {withControls && (
            <p className={styles['keys']}>{t(onOrder === undefined ? 'keys' : 'orderKeys')}</p>
          )}
        </div>
      )}
      <p role="status" className={spokenOnly}>
        {!open ? '' : loading ? t('loading') : nothing ? '' : t('found', { count: entries.length })}
      </p>
    </div>
  );
};
