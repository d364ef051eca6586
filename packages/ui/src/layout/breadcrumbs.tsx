import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronLeft, IconChevronRight } from '../icons';
import { Link } from '../link';
import classes from './breadcrumbs.module.css';

/** One place on the way to a page. */
export interface Breadcrumb {
  /** Its name. */
  readonly label: string;
  /** Where it leads; the page itself, at the end, needs none. */
  readonly href?: string | undefined;
}

/** What the way to a page takes. */
export interface BreadcrumbsProps {
  /** The places from the outermost to the page itself. */
  readonly items: readonly Breadcrumb[];
}

/** The way to the page; phones show the nearest place above it alone, as the way back. */
export const Breadcrumbs = ({ items }: BreadcrumbsProps): ReactNode => {
  const { t } = useTranslation('ui-frame');
  const nearest = items.findLastIndex(({ href }, index) => href !== undefined && index < items.length - 1);
  return (
    <nav aria-label={t('breadcrumbs')} className={classes['breadcrumbs']}>
      <ol className={classes['list']}>
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={`${index} ${label}`}
              className={index === nearest ? classes['nearest'] : classes['place']}
              aria-current={last ? 'page' : undefined}
            >
              {index > 0 && (
                <span className={classes['sign']}>
                  <IconChevronRight size={14} />
                </span>
              )}
              {last || href === undefined ? (
                <span className={classes['name']}>{label}</span>
              ) : (
                <Link href={href} className={classes['link']}>
                  <span className={classes['back']}>
                    <IconChevronLeft size={16} />
                  </span>
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
