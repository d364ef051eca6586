import type { ReactNode } from 'react';
import { Link } from '../link';
import { Logo, type LogoProps } from '../theme';
import classes from './header-brand.module.css';

/** What logo and branch take. */
export interface HeaderBrandProps extends Pick<LogoProps, 'theme' | 'name' | 'wordmark' | 'mark'> {
  /** The branch; desktops show it. */
  readonly branch?: string | undefined;
  /** The start page. */
  readonly href: string;
}

/** Logo and branch, leading to the start page; phones show the mark alone. */
export const HeaderBrand = ({ branch, href, ...logo }: HeaderBrandProps): ReactNode => (
  <>
    <Link className={classes['link']} href={href}>
      <Logo {...logo} markOnly="phone" />
    </Link>
    {branch !== undefined && (
      <span className={classes['branch']} title={branch}>
        {branch}
      </span>
    )}
  </>
);
