import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { badgeCount } from './badge-count';
import classes from './icon-button.module.css';

/** What a button of an icon alone takes. */
export interface IconButtonProps {
  /** The button's name for screen readers and as a hint on hover; counts belong into it. */
  readonly label: string;
  /** The icon. */
  readonly icon: ReactNode;
  /** Draws an outline. */
  readonly outline?: boolean | undefined;
  /** 28 instead of 36 px, except on phones. */
  readonly small?: boolean | undefined;
  /** Whether what it switches is on. */
  readonly pressed?: boolean | undefined;
  /** Whether what it opens is open. */
  readonly expanded?: boolean | undefined;
  /** A number in the corner; 0 shows nothing, above 99 it reads 99+. */
  readonly count?: number | undefined;
  /** Cannot be pressed. */
  readonly disabled?: boolean | undefined;
  /** What pressing does. */
  readonly onClick?: (() => void) | undefined;
  /** Points to the button. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square button with an icon and a name that is heard, not seen. */
export const IconButton = ({
  label,
  icon,
  outline = false,
  small = false,
  pressed,
  expanded,
  count = 0,
  disabled = false,
  onClick,
  ref,
}: IconButtonProps): ReactNode => (
  <button
    ref={ref}
    type="button"
    className={clsx(
      classes['button'],
      outline && classes['outline'],
      small && classes['small'],
      pressed === true && classes['pressed'],
    )}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-expanded={expanded}
    disabled={disabled}
    onClick={onClick}
  >
    {icon}
    {count > 0 && (
      <span className={classes['count']} aria-hidden>
        {badgeCount(count)}
      </span>
    )}
  </button>
);
