import { use, useEffect, type RefObject } from 'react';
import { FieldNavigationContext } from './field-navigation-context';

/** The way from an amount field to the one in the row above or below; undefined where there is none. */
export type FindField = (by: 1 | -1) => (() => void) | undefined;

/** Takes an amount field into the list it stands in. */
export const useFieldNavigation = (
  field: RefObject<HTMLInputElement | null>,
  index: number | undefined,
): FindField => {
  const registry = use(FieldNavigationContext);
  useEffect(() => {
    const element = field.current;
    if (registry === undefined || element === null) return;
    return registry.register({ field: element, index });
  }, [registry, field, index]);
  return (by) => (field.current === null ? undefined : registry?.wayFrom(field.current, by));
};
