/** An amount field that can be travelled to. */
interface TravelStop {
  readonly field: HTMLInputElement;
  /** Position in the whole list, also the part that is not rendered; undefined in lists rendered as a whole. */
  readonly index: number | undefined;
}

/** What a list of order controls tells about itself. */
interface TravelList {
  /** Rows in the whole list; undefined where all of them are rendered. */
  readonly rowCount: number | undefined;
  /** Asks the list to render a row that is not there. */
  readonly onNeedRow: ((index: number) => void) | undefined;
}

/** Knows the amount fields of a list and the way from one to the next. */
export interface FieldRegistry {
  /** Says what the list is like; until then all of it is taken to be rendered. */
  readonly describe: (list: TravelList) => void;
  /** Makes a field known; answers how to forget it. */
  readonly register: (stop: TravelStop) => () => void;
  /** Finds the way one row on or back; undefined where the list ends. To be asked before anything changes. */
  readonly wayFrom: (field: HTMLInputElement, by: 1 | -1) => (() => void) | undefined;
}

const focus = (field: HTMLInputElement): void => {
  field.focus();
  field.select();
};

const inDocumentOrder = (one: TravelStop, other: TravelStop): number =>
  one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * Makes the registry of one list. Rows follow each other by index where they have one, else as they stand in the
 * document; a row that is not rendered is asked for and gets the focus as soon as it appears.
 */
export const createFieldRegistry = (): FieldRegistry => {
  let list: TravelList = { rowCount: undefined, onNeedRow: undefined };
  const stops = new Set<TravelStop>();
  let awaited: number | undefined;

  const stopAt = (index: number): TravelStop | undefined => [...stops].find((stop) => stop.index === index);

  const goTo = (index: number): void => {
    const stop = stopAt(index);
    if (stop !== undefined) {
      awaited = undefined;
      focus(stop.field);
      return;
    }
    awaited = index;
    list.onNeedRow?.(index);
  };

  const wayByIndex = (from: number, by: 1 | -1): (() => void) | undefined => {
    const last = (list.rowCount ?? 0) - 1;
    for (let index = from + by; index >= 0 && index <= last; index += by) {
      if (stopAt(index)?.field.disabled === true) continue;
      return () => {
        goTo(index);
      };
    }
    return undefined;
  };

  return {
    describe: (described) => {
      list = described;
    },
    register: (stop) => {
      stops.add(stop);
      if (awaited !== undefined && awaited === stop.index) {
        awaited = undefined;
        focus(stop.field);
      }
      return () => {
        stops.delete(stop);
      };
    },
    wayFrom: (field, by) => {
      const here = [...stops].find((stop) => stop.field === field);
      if (here === undefined) return undefined;
      if (here.index !== undefined && list.rowCount !== undefined) return wayByIndex(here.index, by);
      const open = [...stops].filter((stop) => stop === here || !stop.field.disabled).sort(inDocumentOrder);
      const next = open[open.indexOf(here) + by];
      return (
        next &&
        (() => {
          focus(next.field);
        })
      );
    },
  };
};
