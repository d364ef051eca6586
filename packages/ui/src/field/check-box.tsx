import clsx from 'clsx';
import { useEffect, useRef, type ChangeEventHandler, type ReactNode } from 'react';
import styles from './check-box.module.css';

/** What a checkbox takes. */
export interface CheckBoxProps {
  /** Whether it is ticked. */
  readonly checked: boolean;
  /** Whether it stands for several things of which some are ticked. */
  readonly indeterminate?: boolean | undefined;
  /** Called when the buyer ticks or clears it; the event tells whether Shift was held. */
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  /** Name for screen readers where no label stands around it. */
  readonly label?: string | undefined;
  /** Whether it cannot be changed. */
  readonly disabled?: boolean | undefined;
  /** Whether the keyboard reaches it; a table's rows keep it out of the way. */
  readonly tabIndex?: number | undefined;
  /** Id, for words elsewhere that belong to it. */
  readonly id?: string | undefined;
  /** Name under which a form sends it. */
  readonly name?: string | undefined;
  /** Ids of the words that explain it. */
  readonly 'aria-describedby'?: string | undefined;
  /** Whether its state is wrong. */
  readonly 'aria-invalid'?: boolean | undefined;
  /** Whether it must be ticked. */
  readonly 'aria-required'?: boolean | undefined;
  /** Class for its place. */
  readonly className?: string | undefined;
}

/**
 * A tick box without a component tree behind it: tables draw hundreds.
 */
export const CheckBox = ({
  checked,
  indeterminate = false,
  onChange,
  label,
  disabled,
  tabIndex,
  className,
  ...rest
}: CheckBoxProps): ReactNode => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      {...rest}
      ref={input}
      type="checkbox"
      className={clsx(styles['box'], className)}
      checked={checked}
      onChange={onChange}
      aria-label={label}
      disabled={disabled}
      tabIndex={tabIndex}
    />
  );
};
