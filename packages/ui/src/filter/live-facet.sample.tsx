import { useState, type ReactNode } from 'react';
import { FacetGroup, type FacetGroupProps } from './facet-group';

/** A facet that keeps what is chosen, as the address of a page would. */
export const LiveFacet = ({ values: first, onToggle, onClear, ...rest }: FacetGroupProps): ReactNode => {
  const [values, setValues] = useState(first);
  return (
    <FacetGroup
      values={values}
      onToggle={(key, selected) => {
        setValues(values.map((value) => (value.key === key ? { ...value, selected } : value)));
        onToggle(key, selected);
      }}
      onClear={
        onClear === undefined
          ? undefined
          : () => {
              setValues(values.map((value) => ({ ...value, selected: false })));
              onClear();
            }
      }
      {...rest}
    />
  );
};
