import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './toggle-buttons.module.css';

/** One of the ways to see a thing. */
export interface ToggleOption<Value extends string> {
  /** What is chosen with it. */
  readonly value: Value;
  /** Its words; with an icon they are heard, not seen. */
  readonly label: string;
  /** Stands in place of the words. */
  readonly icon?: ReactNode;
}

/** What a switch between a few ways takes. */
export interface ToggleButtonsProps<Value extends string> {
  /** What they switch, for screen readers: „Ansicht“. */
  readonly label: string;
  /** The ways, two to four. */
  readonly options: readonly ToggleOption<Value>[];
  /** The way that counts. */
  readonly value: Value;
  /** Called with the way the buyer wants. */
  readonly onChange: (value: Value) => void;
}

/** Buttons side by side of which one is pressed: table or tiles, day or week. */
export const ToggleButtons = <Value extends string>(props: ToggleButtonsProps<Value>): ReactNode => {
  const { label, options, value, onChange } = props;
  return (
    <div role="group" aria-label={label} className={classes['group']}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={clsx(classes['button'], option.icon !== undefined && classes['square'])}
          aria-pressed={option.value === value}
          {...(option.icon !== undefined && { 'aria-label': option.label, title: option.label })}
          onClick={() => {
            if (option.value !== value) onChange(option.value);
          }}
        >
          {option.icon ?? option.label}
        </button>
      ))}
    </div>
  );
};
