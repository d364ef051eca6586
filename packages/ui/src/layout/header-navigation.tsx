import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../link';
import classes from './header-navigation.module.css';

/** One way of the main navigation. */
export interface NavigationItem {
  /** Where it leads. */
  readonly href: string;
  /** Its words. */
  readonly label: string;
  /** The reader is there. */
  readonly current?: boolean | undefined;
  /** A short note beside it: „bis 29.11.“. */
  readonly note?: string | undefined;
}

/** What the main navigation takes. */
export interface HeaderNavigationProps {
  /** The ways, the most used first. */
  readonly items: readonly NavigationItem[];
}

/** The main navigation of desktops; what does not fit is scrolled to, by keyboard too. */
export const HeaderNavigation = ({ items }: HeaderNavigationProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  return (
    <nav aria-label={t('mainNavigation')} className={classes['navigation']}>
      <ul className={classes['list']}>
        {items.map(({ href, label, current = false, note }) => (
          <li key={href}>
            <Link className={classes['link']} href={href} aria-current={current ? 'page' : undefined}>
              {label}
              {note !== undefined && <span className={classes['note']}>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
