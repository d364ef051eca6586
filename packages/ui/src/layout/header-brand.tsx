import type { ReactNode } from 'react';
import { Link } from '../link';
import { Logo } from '../theme';
import type { ThemeKey } from '../theme-data';
import classes from './header-brand.module.css';

/** What logo and branch take. */
export interface HeaderBrandProps {
  /** Whose shop it is. */
  readonly theme: ThemeKey;
  /** The branch; desktops show it. */
  readonly branch?: string | undefined;
  /** The start page. */
  readonly href: string;
}

/** Logo and branch, leading to the start page; phones show the mark alone. */
export const HeaderBrand = ({ theme, branch, href }: HeaderBrandProps): ReactNode => (
  <>
    <Link className={classes['link']} href={href}>
      <Logo theme={theme} markOnly="phone" />
    </Link>
    {branch !== undefined && (
      <span className={classes['branch']} title={branch}>
        {branch}
      </span>
    )}
  </>
);
