import clsx from 'clsx';
import type { ReactNode } from 'react';
import { themes, type ThemeKey } from '../theme-data';
import classes from './logo.module.css';
import { LogoMark } from './logo-mark';

/** What a logo takes. */
export interface LogoProps {
  /** Whose logo it is. */
  readonly theme: ThemeKey;
  /** Height of the mark: small 24, medium 30, large 40 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows the mark alone, always or on phones; the name stays for screen readers. */
  readonly markOnly?: boolean | 'phone' | undefined;
}

/** Mark and name of a theme. */
export const Logo = ({ theme, size = 'medium', markOnly = false }: LogoProps): ReactNode => {
  const { label, wordmark } = themes[theme];
  return (
    <span className={clsx(classes['logo'], classes[size])} role="img" aria-label={label}>
      <LogoMark theme={theme} className={classes['mark']} />
      {markOnly !== true && (
        <span className={clsx(markOnly === 'phone' && classes['desktop'])} aria-hidden>
          {wordmark.map(({ text, brand }) => (
            <span key={text} className={clsx(brand && classes['brand'])}>
              {text}
            </span>
          ))}
        </span>
      )}
    </span>
  );
};
