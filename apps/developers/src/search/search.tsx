import { IconSearch } from '@gastroshop/ui/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Entry, findEntries } from './entries';
import { loadEntries } from './load-entries';
import classes from './search.module.css';

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Calls, components and types by their names; the key "/" leads here from anywhere on the page. */
export const Search = (): ReactNode => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [entries, setEntries] = useState<readonly Entry[] | null>();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const found = findEntries(entries ?? [], text);
  const isShown = isOpen && text.trim() !== '' && entries !== undefined;
  useEffect(() => {
    const toField = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', toField);
    return () => {
      document.removeEventListener('keydown', toField);
    };
  }, []);
  const load = (): void => {
    if (entries !== undefined && entries !== null) return;
    loadEntries().then(setEntries, () => {
      setEntries(null);
    });
  };
  const close = (): void => {
    setOpen(false);
    setMarked(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setMarked((marked + step + found.length) % found.length);
    } else if (event.key === 'Enter' && isShown) {
      const entry = found[marked];
      if (entry === undefined) return;
      close();
      setText('');
      location.assign(entry.href);
    } else if (event.key === 'Escape') {
      if (isShown) close();
      else setText('');
    }
  };
  return (
    <search
      className={classes['search']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
      }}
    >
      <IconSearch size={16} />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Calls, components, types"
        aria-expanded={isShown}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && found.length > 0 ? `${id}-${marked}` : undefined}
        placeholder="Calls, components, types"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onFocus={load}
        onChange={(event) => {
          load();
          setText(event.target.value);
          setOpen(true);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden="true">/</kbd>
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label="Found"
        className={classes['found']}
        hidden={!isShown}
      >
        {found.map((entry, place) => (
          <a
            key={`${entry.kind} ${entry.place} ${entry.name}`}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === marked}
            tabIndex={-1}
            href={entry.href}
            onClick={() => {
              close();
              setText('');
            }}
          >
            <strong>{entry.name}</strong>
            <span>{entry.kind}</span>
            <small>{entry.place}</small>
          </a>
        ))}
      </div>
      <p role="status" className={classes['none']}>
        {isShown &&
          found.length === 0 &&
          (entries === null ? 'The index could not be loaded.' : 'Nothing has that name.')}
      </p>
    </search>
  );
};
