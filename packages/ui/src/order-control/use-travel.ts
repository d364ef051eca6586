import { use, useEffect, type RefObject } from 'react';
import { TravelContext } from './travel-context';

/** The way from an amount field to the one in the row above or below; undefined where there is none. */
export type FindWay = (by: 1 | -1) => (() => void) | undefined;

/** Takes an amount field into the list it stands in. */
export const useTravel = (field: RefObject<HTMLInputElement | null>, index: number | undefined): FindWay => {
  const registry = use(TravelContext);
  useEffect(() => {
    const element = field.current;
    if (registry === undefined || element === null) return;
    return registry.register({ field: element, index });
  }, [registry, field, index]);
  return (by) => (field.current === null ? undefined : registry?.wayFrom(field.current, by));
};
