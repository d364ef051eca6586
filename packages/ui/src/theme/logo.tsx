import clsx from 'clsx';
import type { ReactNode } from 'react';
import { themes, type MarkShape, type ThemeKey, type WordmarkPart } from '../theme-data';
import classes from './logo.module.css';
import { LogoMark } from './logo-mark';

/** What a logo takes. */
export interface LogoProps {
  /** Whose logo it is. */
  readonly theme: ThemeKey;
  /** Name of a tenant that has one of its own; else the theme's is shown. */
  readonly name?: string | undefined;
  /** That name in parts, of which some stand in the brand colour; else a name of its own stands in one. */
  readonly wordmark?: readonly WordmarkPart[] | undefined;
  /** A mark that none of the themes has, by its shapes or its address; else the theme's is drawn. */
  readonly mark?: string | readonly MarkShape[] | undefined;
  /** Height of the mark: small 24, medium 30, large 40 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Shows the mark alone, always or on phones; the name stays for screen readers. */
  readonly markOnly?: boolean | 'phone' | undefined;
}

/** Mark and name of a theme, or of a tenant that has its own. */
export const Logo = ({
  theme,
  name,
  wordmark,
  mark,
  size = 'medium',
  markOnly = false,
}: LogoProps): ReactNode => {
  const { label, wordmark: wordmarkOfTheme } = themes[theme];
  const isOwn = name !== undefined && name !== label;
  const parts = wordmark ?? (isOwn ? [{ text: name, brand: false }] : wordmarkOfTheme);
  return (
    <span className={clsx(classes['logo'], classes[size])} role="img" aria-label={name ?? label}>
      {typeof mark === 'string' ? (
        <img className={classes['mark']} src={mark} alt="" />
      ) : (
        <LogoMark theme={theme} shapes={mark} className={classes['mark']} />
      )}
      {markOnly !== true && (
        <span className={clsx(classes['name'], markOnly === 'phone' && classes['desktop'])} aria-hidden>
          {parts.map(({ text, brand }, index) => (
            // Two parts may say the same, and parts never change places.
            <span key={index} className={clsx(brand && classes['brand'])}>
              {text}
            </span>
          ))}
        </span>
      )}
    </span>
  );
};
