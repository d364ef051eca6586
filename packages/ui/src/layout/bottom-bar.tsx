import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { badgeCount } from '../button';
import { Link } from '../link';
import classes from './bottom-bar.module.css';

/** One way of the bar. */
export interface BottomBarItem {
  /** Where it leads. */
  readonly href: string;
  /** Its word; short. */
  readonly label: string;
  /** Its icon, 24 px. */
  readonly icon: ReactNode;
  /** The reader is there. */
  readonly current?: boolean | undefined;
  /** A number at the icon; 0 shows none. */
  readonly count?: number | undefined;
  /** The number in words, for screen readers: „Korb, 23 Positionen“. */
  readonly countLabel?: string | undefined;
  /** Stands out of the bar in the brand colour; one at most. */
  readonly raised?: boolean | undefined;
}

/** What the bar for the thumb takes. */
export interface BottomBarProps {
  /** Three to five ways. */
  readonly items: readonly BottomBarItem[];
}

/** The ways a phone needs most, within reach of the thumb. */
export const BottomBar = ({ items }: BottomBarProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  return (
    <nav className={classes['bar']} aria-label={t('quickNavigation')}>
      <ul className={classes['list']}>
        {items.map(({ href, label, icon, current = false, count = 0, countLabel, raised = false }) => (
          <li key={href}>
            <Link
              className={clsx(classes['item'], raised && classes['raised'])}
              href={href}
              aria-current={current ? 'page' : undefined}
              aria-label={count > 0 ? countLabel : undefined}
            >
              <span className={classes['sign']}>
                {icon}
                {count > 0 && <span className={classes['count']}>{badgeCount(count)}</span>}
              </span>
              <span className={classes['label']}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
