import type { ReactNode } from 'react';
import { IconChevronDown } from '../icons';
import { visuallyHidden } from '../a11y';
import type { ToolbarOption } from './toolbar-option';
import styles from './toolbar-select.module.css';

/** What a choice above or below a list takes. */
export interface ToolbarSelectProps<Value extends string | number> {
  /** What is chosen, before the choice. */
  readonly label: string;
  /** Whether only screen readers get the label, because the options say enough. */
  readonly labelHidden?: boolean | undefined;
  /** What can be chosen. */
  readonly options: readonly ToolbarOption<Value>[];
  /** What is chosen now. */
  readonly value: Value;
  /** Called with what the buyer wants. */
  readonly onChange: (value: Value) => void;
}

/** The platform's own list in the dress of a list's tools: the order and the length of pages are chosen in it. */
export const ToolbarSelect = <Value extends string | number>(props: ToolbarSelectProps<Value>): ReactNode => {
  const { label, labelHidden = false, options, value, onChange } = props;
  return (
    <label className={styles['choice']}>
      <span className={labelHidden ? visuallyHidden : styles['word']}>{label}</span>
      <select
        className={styles['select']}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles['arrow']}>
        <IconChevronDown size={16} />
      </span>
    </label>
  );
};
