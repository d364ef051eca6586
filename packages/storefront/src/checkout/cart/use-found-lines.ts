import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LineGroup } from '../lines/line-groups';

type FindLines = (
  groups: readonly LineGroup[],
  wanted: string,
  crossTenantNumbers: boolean,
) => readonly LineGroup[];

/** Lines that are found, now and as soon as it is known how to find. */
export interface FoundLines {
  /** What is found; everything as long as nothing is typed or how to find is still on its way. */
  readonly found: readonly LineGroup[];
  /** What is found in any case, once its rows stand there: a scanner types and sends faster than code arrives. */
  readonly whenFound: () => Promise<readonly LineGroup[]>;
}

const load = async (): Promise<FindLines> => (await import('./find-lines')).findLines;

/**
 * The groups with the lines that are wanted. How numbers are written in all their forms is code that a cart without a
 * search has no use for: it comes with the first letter.
 */
export const useFoundLines = (
  groups: readonly LineGroup[],
  wanted: string,
  crossTenantNumbers: boolean,
): FoundLines => {
  const [find, setFind] = useState<FindLines>();
  const isNeeded = find === undefined && wanted.trim() !== '';
  useEffect(() => {
    if (!isNeeded) return;
    // Where the code does not arrive, all lines stay, and the next letter asks again.
    load().then(
      (findLines) => {
        setFind(() => findLines);
      },
      () => undefined,
    );
  }, [isNeeded, wanted]);
  const found = useMemo(
    () => find?.(groups, wanted, crossTenantNumbers) ?? groups,
    [find, groups, wanted, crossTenantNumbers],
  );
  return {
    found,
    whenFound: async () => {
      const findLines = await load();
      // The row one is led to stands there only once the others have gone.
      flushSync(() => {
        setFind(() => findLines);
      });
      return findLines(groups, wanted, crossTenantNumbers);
    },
  };
};
