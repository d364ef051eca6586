import type { Product } from '@gastroshop/api-contract';
import { parsePaste } from '@gastroshop/storefront/list-files';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PadLine } from '../lines/pad-line';
import { readArrival } from '../parsing/arrival';
import type { ListLine } from '../parsing/list-line';
import { listLines } from '../parsing/parse-list';
import { useReadLines } from '../parsing/use-read-lines';

/** A line of a pasted list. */
export interface PastedLine {
  readonly key: number;
  /** As it was written. */
  readonly text: string;
  /** CLEAR can be taken, GUESSED once somebody has looked at it, OPEN not at all. */
  readonly state: 'CHECKING' | 'CLEAR' | 'GUESSED' | 'OPEN';
  /** What would be taken; missing: nothing could. */
  readonly taken?: { readonly product: Product; readonly amount: number; readonly unit: string } | undefined;
}

const NOTHING: readonly ListLine[] = [];

const stateOf = ({ state }: PadLine): PastedLine['state'] => {
  if (state === 'CHECKING') return state;
  if (state === 'READY') return 'CLEAR';
  return state === 'GUESSED' || state === 'OFFER' ? 'GUESSED' : 'OPEN';
};

const pastedLine = (line: PadLine): readonly PastedLine[] => {
  const { row, state, product, unit, amount } = line;
  // Greetings and rows of a form without an amount order nothing.
  if (state === 'BLANK' || state === 'NOISE' || state === 'NOT_ORDERED') return [];
  const taken =
    product === undefined || unit === undefined || amount === undefined
      ? undefined
      : { product, amount, unit: unit.abbreviation };
  const found = stateOf(line);
  return [
    {
      key: row.id,
      text: row.text ?? row.article,
      state: taken === undefined && found !== 'CHECKING' ? 'OPEN' : found,
      ...(taken !== undefined && found !== 'OPEN' && { taken }),
    },
  ];
};

/** What was read of a pasted list. */
export interface PastedLines {
  /** Which of its columns is the amount has to be asked first, which the order pad does: nothing of it is clear. */
  readonly isAsked: boolean;
  readonly lines: readonly PastedLine[];
}

/** A pasted list, read as the order pad reads it; undefined while it is being read. */
export const usePastedLines = (text: string): PastedLines | undefined => {
  const { data } = useQuery({
    queryKey: ['pasted-lines', text],
    queryFn: async () => {
      const reading = readArrival({ document: await parsePaste(text) });
      const isAsked = reading.question !== undefined;
      return { isAsked, list: isAsked ? NOTHING : listLines(reading) };
    },
    networkMode: 'always',
    gcTime: 0,
  });
  const read = useReadLines(data?.list ?? NOTHING);
  return useMemo(
    () => (data === undefined ? undefined : { isAsked: data.isAsked, lines: read.flatMap(pastedLine) }),
    [data, read],
  );
};
