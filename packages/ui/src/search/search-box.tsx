import { useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft } from '../icons';
import { useCloseRequest, visuallyHidden } from '../a11y';
import { toCompletionEntries, type CompletionEntry } from './completion';
import { cellId, CompletionList } from './completion-list';
import type { SearchBoxProps } from './search-box-props';
import { KeyHints } from './key-hints';
import styles from './search-box.module.css';
import { SearchField } from './search-field';
import { ShelfLine } from './shelf-line';
import { useCompletion } from './use-completion';
import { useFocusLeave } from './use-focus-leave';
import { useRefusedFocus } from './use-refused-focus';
import { useSlashShortcut } from './use-slash-shortcut';

/**
 * The search with its list of suggestions: products, in which amounts can be typed at once, what was probably meant,
 * categories, brands, past and popular searches. A combobox with a grid, because a list of options could hold no order
 * controls.
 *
 * Keys: arrows travel, Enter opens or searches, or puts into the cart (`onOrder`), Tab leads into the order control of the product reached or to the cross
 * of a past search, Escape leads back, closes the list, then empties the field.
 */
export const SearchBox = (props: SearchBoxProps): ReactNode => {
  const { value, onValueChange, onSubmit, completion, onChooseProduct, onChooseCategory } = props;
  const { label, loading = false, error, placeholder, trailing, shortcut = false, onOrder, added } = props;
  const { t } = useTranslation('ui-search');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.fieldRef, () => field.current);
  const isLedTo = useSlashShortcut(field, shortcut);
  const entries = toCompletionEntries(completion, value);
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
  useImperativeHandle(props.handleRef, () => ({
    open: () => {
      list.show();
      field.current?.focus();
    },
  }));
  useFocusLeave(box, list.close);
  useCloseRequest(list.open, list.close);
  useRefusedFocus(box, completion.products);
  const failed = error !== undefined && error !== null;
  const nothing = entries.length === 0 && !loading && !failed;
  const isTyped = value.trim() !== '';
  const showsAdded = !isTyped && added !== undefined && added !== null;
  const open = list.open && (isTyped || entries.length > 0 || showsAdded);
  const { onForget, onForgetAll } = props;
  // What is gone takes its cross along: the focus must not go with it.
  const keepFocus = () => field.current?.focus();
  const orders = onOrder !== undefined;
  const withControls = props.renderControl !== undefined && completion.products.length > 0;
  const travels = { keys: ['↑', '↓'], does: t('chooses') };
  const closes = { keys: ['Esc'], does: t('closes') };
  const typedKeys = [
    { keys: ['Enter'], does: t('putsInCart') },
    travels,
    { keys: ['Tab'], does: t('toAmount') },
    { keys: [t('control'), 'Enter'], does: t('opens') },
    closes,
  ];
  const emptyKeys = [{ keys: ['↓'], does: t('chooses') }, closes];
  return (
    <div
      ref={box}
      role="search"
      aria-label={label}
      className={clsx(styles['box'], list.open && styles['screen'])}
    >
      <div className={styles['head']}>
        {list.open && (
          <button
            type="button"
            className={styles['back']}
            aria-label={t('back')}
            onClick={() => {
              list.close();
            }}
          >
            <IconArrowLeft size={24} />
          </button>
        )}
        <SearchField
          ref={field}
          label={label}
          value={value}
          onChange={(typed) => {
            // Enter was pressed on what stands there: what comes now is the next.
            const typedOn = list.awaited && typed.length > value.length && typed.startsWith(value);
            if (typedOn && props.onTypedOn !== undefined) {
              props.onTypedOn(value);
              onValueChange(typed.slice(value.length).trimStart());
            } else onValueChange(typed);
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
          shortcut={isLedTo}
          trailing={trailing}
          enterKeyHint={onOrder === undefined ? 'search' : 'done'}
        />
        {list.open && props.renderTools !== undefined && (
          <div className={styles['tools']}>{props.renderTools(list.close)}</div>
        )}
      </div>
      {list.open && !open && orders && <p className={styles['hint']}>{t('typeOn')}</p>}
      {open && (
        <div className={clsx(styles['popup'], onOrder !== undefined && styles['wide'])}>
          {isTyped && props.understood}
          {failed && <div className={styles['note']}>{error}</div>}
          {loading && entries.length === 0 && !showsAdded && <p className={styles['note']}>{t('loading')}</p>}
          {nothing && !showsAdded && <p className={styles['note']}>{t('nothing', { text: value.trim() })}</p>}
          {(entries.length > 0 || showsAdded) && (
            <div className={styles['scroller']}>
              {showsAdded && added}
              {entries.length > 0 && (
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
                    !isTyped && completion.pastSearches.length > 1 && onForgetAll !== undefined
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
              )}
            </div>
          )}
          {orders && isTyped && (
            <ShelfLine
              shelves={completion.shelves ?? []}
              onChoose={
                props.onChooseShelf &&
                ((id) => {
                  list.close();
                  props.onChooseShelf?.(id);
                })
              }
              all={
                completion.productCount === undefined
                  ? t('all', { text: completion.searchedFor ?? value.trim() })
                  : t('allCounted', {
                      count: completion.productCount,
                      text: completion.searchedFor ?? value.trim(),
                    })
              }
              onAll={() => {
                list.close();
                onSubmit(value);
              }}
            />
          )}
          {orders && (withControls || showsAdded) && (
            <KeyHints hints={isTyped ? typedKeys : emptyKeys}>{isTyped ? undefined : t('typeOn')}</KeyHints>
          )}
          {!orders && withControls && <p className={styles['keys']}>{t('keys')}</p>}
        </div>
      )}
      <p role="status" className={visuallyHidden}>
        {props.spoken ??
          (!open || nothing ? '' : loading ? t('loading') : t('found', { count: entries.length }))}
      </p>
    </div>
  );
};
