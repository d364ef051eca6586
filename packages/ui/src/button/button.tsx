import clsx from 'clsx';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import classes from './button.module.css';

/** How loud a button is; one filled button per region. */
export type ButtonVariant = 'filled' | 'outline' | 'soft' | 'quiet' | 'danger';

/** What an element takes that looks like a button. */
export interface ButtonLook {
  /** Class of the element. */
  readonly className: string;
  /** Icon and words. */
  readonly children: ReactNode;
}

/** What a button takes. */
export interface ButtonProps {
  /** How loud the button is; `outline` unless said otherwise. */
  readonly variant?: ButtonVariant | undefined;
  /** Height: 28, 36 or 44 px; on phones never below 44. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Icon before the words. */
  readonly icon?: ReactNode;
  /** Icon after the words. */
  readonly iconAfter?: ReactNode;
  /** Takes the whole width. */
  readonly wide?: boolean | undefined;
  /** Something is under way: a ring takes the place of the icon, and clicks do nothing. */
  readonly busy?: boolean | undefined;
  /** Cannot be pressed; say beside it why. */
  readonly disabled?: boolean | undefined;
  /** Submits the form around it. */
  readonly submit?: boolean | undefined;
  /** What pressing does. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Renders another element with the look of a button, for example a router's link. */
  readonly render?: ((look: ButtonLook) => ReactNode) | undefined;
  /** Name for screen readers where the words alone are not enough. */
  readonly label?: string | undefined;
  /** Points to the element, for example to move the focus to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** The words. */
  readonly children: ReactNode;
}

/** A button, or with `render` a link that looks like one. */
export const Button = ({
  variant = 'outline',
  size = 'medium',
  icon,
  iconAfter,
  wide = false,
  busy = false,
  disabled = false,
  submit = false,
  onClick,
  render,
  label,
  ref,
  children,
}: ButtonProps): ReactNode => {
  const className = clsx(
    classes['button'],
    classes[variant],
    size === 'small' && classes['small'],
    size === 'large' && classes['large'],
    wide && classes['wide'],
  );
  const content = (
    <>
      {busy ? <span className={classes['ring']} aria-hidden /> : icon}
      <span className={classes['label']}>{children}</span>
      {iconAfter}
    </>
  );
  if (render) return render({ className, children: content });
  return (
    <button
      ref={ref}
      type={submit ? 'submit' : 'button'}
      className={className}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-label={label}
      onClick={
        busy
          ? (event) => {
              event.preventDefault();
            }
          : onClick
      }
    >
      {content}
    </button>
  );
};
