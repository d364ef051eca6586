import clsx from 'clsx';
import type { ReactNode } from 'react';
import { themes, type ThemeKey } from '../theme-data';
import classes from './logo.module.css';
import { LogoMark } from './logo-mark';

/** What a logo takes. */
export interface LogoProps {
  /** Whose logo it is. */
  readonly theme: ThemeKey;
  /** Name of a tenant that has one of its own; else the theme's is shown. */
  readonly name?: string | undefined;
  /** Address of a mark that none of the themes has; else the theme's is drawn. */
  readonly mark?: string | undefined;
  /** Height of the mark: small 24, medium 30, large 40 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows the mark alone, always or on phones; the name stays for screen readers. */
  readonly markOnly?: boolean | 'phone' | undefined;
}

/** Mark and name of a theme, or of a tenant that has its own. */
export const Logo = ({ theme, name, mark, size = 'medium', markOnly = false }: LogoProps): ReactNode => {
  const { label, wordmark } = themes[theme];
  const isOwn = name !== undefined && name !== label;
  return (
    <span className={clsx(classes['logo'], classes[size])} role="img" aria-label={name ?? label}>
      {mark === undefined ? (
        <LogoMark theme={theme} className={classes['mark']} />
      ) : (
        <img className={classes['mark']} src={mark} alt="" />
      )}
      {markOnly !== true && (
        <span className={clsx(markOnly === 'phone' && classes['desktop'])} aria-hidden>
          {isOwn
            ? name
            : wordmark.map(({ text, brand }) => (
                <span key={text} className={clsx(brand && classes['brand'])}>
                  {text}
                </span>
              ))}
        </span>
      )}
    </span>
  );
};
