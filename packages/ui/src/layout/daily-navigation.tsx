import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../icons';
import { Link } from '../link';
import classes from './daily-navigation.module.css';
import type { NavigationItem } from './header-navigation';

/** One way of the daily work. */
export interface DailyWay extends NavigationItem {
  /** How much waits there, with its words for readers. */
  readonly count?: { readonly shown: number; readonly label: string } | undefined;
  /** On desks of less than 1391 px it stands under „Mehr“. */
  readonly folds?: boolean | undefined;
}

/** What the navigation of daily work takes. */
export interface DailyNavigationProps {
  /** The ways, the most used first. */
  readonly items: readonly DailyWay[];
  /** What the ways that fold stand under: „Mehr“. */
  readonly more: string;
}

const Way = ({ way }: { readonly way: DailyWay }): ReactNode => {
  const { href, label, current = false, count } = way;
  return (
    <Link className={classes['link']} href={href} aria-current={current ? 'page' : undefined}>
      {label}
      {count !== undefined && count.shown > 0 && (
        <>
          <span className={classes['count']} aria-hidden>
            {count.shown}
          </span>
          <span className={classes['spoken']}>, {count.label}</span>
        </>
      )}
    </Link>
  );
};

/** The main navigation of who orders: two fixed sets of words by the width, so that none ever fades off. */
export const DailyNavigation = ({ items, more: moreWord }: DailyNavigationProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  const more = useRef<HTMLDetailsElement>(null);
  const folded = items.filter(({ folds }) => folds === true);
  const close = useEffectEvent((event: Event) => {
    const details = more.current;
    if (details?.open !== true) return;
    const isInside = event.target instanceof Node && details.contains(event.target);
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (isInside) details.querySelector('summary')?.focus();
    } else if (isInside) return;
    details.open = false;
  });
  useEffect(() => {
    const onEvent = (event: Event) => {
      close(event);
    };
    const kinds = ['keydown', 'pointerdown', 'focusin'];
    for (const kind of kinds) document.addEventListener(kind, onEvent);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onEvent);
    };
  }, []);
  return (
    <nav aria-label={t('mainNavigation')} className={classes['navigation']}>
      <ul className={classes['list']}>
        {items.map((way) => (
          <li key={way.href} className={clsx(way.folds === true && classes['folds'])}>
            <Way way={way} />
          </li>
        ))}
        {folded.length > 0 && (
          <li className={classes['more']}>
            <details ref={more} className={classes['details']}>
              <summary
                className={clsx(
                  classes['link'],
                  folded.some(({ current }) => current === true) && classes['here'],
                )}
              >
                {moreWord}
                <IconChevronDown size={16} />
              </summary>
              <ul className={classes['menu']}>
                {folded.map((way) => (
                  <li
                    key={way.href}
                    onClickCapture={() => {
                      if (more.current !== null) more.current.open = false;
                    }}
                  >
                    <Way way={way} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
};
