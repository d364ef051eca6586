import { useState, type ReactNode } from 'react';

/** What a field that remembers takes. */
export interface LiveFieldProps<Value> {
  /** What it begins with. */
  readonly start: Value;
  /** Called with each change, too. */
  readonly onChange: (value: Value) => void;
  /** Draws the field. */
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** A field that remembers what is typed, as a form does. */
export const LiveField = <Value,>({ start, onChange, children }: LiveFieldProps<Value>): ReactNode => {
  const [value, setValue] = useState(start);
  return children(value, (next) => {
    onChange(next);
    setValue(next);
  });
};
