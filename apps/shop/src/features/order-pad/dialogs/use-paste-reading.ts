import { parsePaste } from '@gastroshop/storefront/list-files';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type PadSums, padSums } from '../lines/pad-sums';
import { readArrival } from '../parsing/arrival';
import type { ListLine } from '../parsing/list-line';
import { listLines } from '../parsing/parse-list';
import { useReadLines } from '../parsing/use-read-lines';

/** What is read of a text. */
export interface PastedList {
  /** Nothing was written, or it has not been read yet: there is nothing to say of it. */
  readonly isBlank: boolean;
  /** Which of its columns is the amount has to be asked first. */
  readonly isAsked: boolean;
  /** It is what stands there now, and not a moment ago, and each of its lines has its answer. */
  readonly isSettled: boolean;
  readonly sums: PadSums;
}

const NOTHING: readonly ListLine[] = [];

/** Reads a list while it is still being written or pasted. */
export const usePasteReading = (text: string): PastedList => {
  const calm = useDeferredValue(text);
  const isWritten = calm.trim() !== '';
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['paste-reading', calm],
    queryFn: async () => readArrival({ document: await parsePaste(calm) }),
    enabled: isWritten,
    networkMode: 'always',
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const isAsked = data?.question !== undefined;
  const list = useMemo(
    () => (data === undefined || !isWritten || isAsked ? NOTHING : listLines(data)),
    [data, isWritten, isAsked],
  );
  const read = useReadLines(list);
  const sums = useMemo(() => padSums(read), [read]);
  const isNow = isWritten && calm === text && data !== undefined && !isPlaceholderData;
  return {
    isBlank: !isWritten || data === undefined,
    isAsked,
    isSettled: isNow && !isAsked && sums.checking === 0,
    sums,
  };
};
