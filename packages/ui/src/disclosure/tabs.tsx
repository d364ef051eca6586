import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './tabs.module.css';
import { tabForKey } from './tab-for-key';

/** One of several parts that share a place. */
export interface Tab {
  /** Tells the parts apart. */
  readonly key: string;
  /** Its name. */
  readonly label: string;
  /** How much is in it, in the words of the page. */
  readonly count?: string | undefined;
  /** What it shows. */
  readonly content: ReactNode;
}

/** What parts that share a place take. */
export interface TabsProps {
  /** What they have in common, for screen readers. */
  readonly label: string;
  /** The parts. */
  readonly tabs: readonly Tab[];
  /** Key of the part that is shown, where the page decides; the first one is to begin with. */
  readonly selected?: string | undefined;
  /** Called with the key of the part the reader wants. */
  readonly onSelect?: ((key: string) => void) | undefined;
}

/** Parts of a page that share a place; arrow keys, Home and End go through them. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps): ReactNode => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<string>();
  const wanted = selected ?? own;
  const shown = tabs.find(({ key }) => key === wanted) ?? tabs[0];
  const select = (key: string): void => {
    setOwn(key);
    onSelect?.(key);
  };
  const travel = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ key }) => key === shown?.key);
    const to = tabForKey(event.key, at, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    select(next.key);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  if (shown === undefined) return null;
  return (
    <div>
      <div className={classes['bar']}>
        <div ref={list} role="tablist" aria-label={label} className={classes['list']}>
          {tabs.map(({ key, label: name, count }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              className={classes['tab']}
              aria-selected={key === shown.key}
              aria-controls={key === shown.key ? `${id}-panel` : undefined}
              tabIndex={key === shown.key ? 0 : -1}
              onKeyDown={travel}
              onClick={() => {
                select(key);
              }}
            >
              {name}
              {count !== undefined && <span className={classes['count']}>{count}</span>}
            </button>
          ))}
        </div>
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown.key}`}
        className={classes['panel']}
      >
        {shown.content}
      </div>
    </div>
  );
};
