import type { OrderListReading } from '@gastroshop/domain/order-list';
import { type BrowserStorage, useGateway } from '@gastroshop/storefront/shop';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Arrival, readArrival } from '../parsing/arrival';
import type { ListLine } from '../parsing/list-line';
import { listLines } from '../parsing/parse-list';
import { type ColumnAnswer, readAnswered } from './column-answer';
import { keepColumns, keptColumns } from './kept-columns';

/** Where the lines of a list go: in the place of the list before, below a row, or at the end. */
export interface ArrivalPlace {
  readonly instead?: boolean | undefined;
  /** Id of the row they go below. */
  readonly id?: number | undefined;
}

/** A list that waits for the answer which of its columns is the amount. */
interface AskedArrival {
  readonly arrival: Arrival;
  readonly reading: OrderListReading;
  readonly place: ArrivalPlace;
}

/** Where the lines of the pad come from. */
export interface Origin {
  readonly arrival: Arrival;
  readonly reading: OrderListReading;
  /** The same list with its question, where it had one. */
  readonly asked: OrderListReading | undefined;
  /** What the buyer answered to it, now or the last time. */
  readonly answer: ColumnAnswer | undefined;
}

/** Lists on their way into the pad. */
export interface ArrivalControl {
  readonly asked: AskedArrival | undefined;
  readonly origin: Origin | undefined;
  readonly take: (arrival: Arrival, place?: ArrivalPlace) => void;
  readonly answer: (columns: ColumnAnswer, remember: boolean) => void;
  readonly cancel: () => void;
  /** Asks for the columns once more. */
  readonly change: () => void;
  /** Reads another sheet of the file. */
  readonly takeSheet: (sheet: number, instead: boolean) => void;
}

/** Reads lists that come; where their amount could be in several columns, asks once, and remembers the answer. */
export const useArrivals = (
  storage: BrowserStorage,
  onLines: (lines: readonly ListLine[], place: ArrivalPlace) => void,
): ArrivalControl => {
  const { t } = useTranslation('order-pad-columns');
  const { scope } = useGateway();
  const [asked, setAsked] = useState<AskedArrival>();
  const [origin, setOrigin] = useState<Origin>();

  const enter = (origin: Origin, lines: readonly ListLine[], place: ArrivalPlace): void => {
    setAsked(undefined);
    setOrigin(origin);
    onLines(lines, place);
  };
  const enterAnswered = ({ arrival, reading: asked, place }: AskedArrival, answer: ColumnAnswer): void => {
    const { reading, lines } = readAnswered(arrival, answer, (column) => t('column', { number: column + 1 }));
    enter({ arrival, reading, asked, answer }, lines, place);
  };

  const take = (arrival: Arrival, place: ArrivalPlace = {}): void => {
    const reading = readArrival(arrival);
    if (reading.question === undefined) {
      enter({ arrival, reading, asked: undefined, answer: undefined }, listLines(reading), place);
      return;
    }
    const layout = reading.table?.layoutKey;
    const kept = layout === undefined ? undefined : keptColumns(storage, scope, layout);
    if (kept === undefined) setAsked({ arrival, reading, place });
    else enterAnswered({ arrival, reading, place }, kept);
  };

  return {
    asked,
    origin,
    take,
    answer: (columns, remember) => {
      if (asked === undefined) return;
      const layout = asked.reading.table?.layoutKey;
      if (layout !== undefined) keepColumns(storage, scope, layout, remember ? columns : undefined);
      enterAnswered(asked, columns);
    },
    cancel: () => {
      setAsked(undefined);
    },
    change: () => {
      if (origin?.asked !== undefined)
        setAsked({ arrival: origin.arrival, reading: origin.asked, place: { instead: true } });
    },
    takeSheet: (sheet, instead) => {
      if (origin !== undefined) take({ ...origin.arrival, sheet }, { instead });
    },
  };
};
