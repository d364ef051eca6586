import { useState, type ReactNode } from 'react';
import { SearchBox } from './search-box';
import type { SearchBoxProps } from './search-box-props';

/** The search with a page around it that keeps what is typed. */
export const LiveSearch = ({ value: first, onValueChange, ...rest }: SearchBoxProps): ReactNode => {
  const [value, setValue] = useState(first);
  return (
    <SearchBox
      {...rest}
      value={value}
      onValueChange={(typed) => {
        setValue(typed);
        onValueChange(typed);
      }}
    />
  );
};
