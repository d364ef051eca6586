/** A line of an order as far as a change of it is decided. */
export interface LifeLine {
  readonly sku: string;
  readonly unitAbbreviation: string;
  readonly amount: number;
  /** Its deadline, epoch milliseconds; undefined: it cannot be changed. */
  readonly editableUntil: number | undefined;
}

/** What a line is to become. */
export interface LineChange {
  readonly sku: string;
  readonly unitAbbreviation: string;
  /** 0 takes the line out. */
  readonly amount: number;
}

/** A line that differs between two revisions. */
export interface LineDifference {
  readonly sku: string;
  /** Undefined: the line is new. */
  readonly before?: { readonly amount: number; readonly unitAbbreviation: string } | undefined;
  /** Undefined: the line goes. */
  readonly after?: { readonly amount: number; readonly unitAbbreviation: string } | undefined;
}

/** What is to be done with an order's lines. */
export interface LinesChangeInput {
  /** The lines as they are now, each article once. */
  readonly current: readonly LifeLine[];
  /** The lines of the revision the buyer saw. */
  readonly seen: readonly Pick<LifeLine, 'sku' | 'unitAbbreviation' | 'amount'>[];
  readonly changes: readonly LineChange[];
  /** Deadline a new line would have, epoch milliseconds; undefined: it cannot come with this order any more. */
  readonly deadlineOfNew: (sku: string) => number | undefined;
  /** Epoch milliseconds by the clock that decides. */
  readonly now: number;
}

/** What became of a change. */
export type LinesChangeResult =
  /** `lines` is all of the order; what stays stands where it stood. */
  | {
      readonly kind: 'CHANGED';
      readonly lines: readonly LineChange[];
      readonly differences: readonly LineDifference[];
    }
  /** A colleague has changed the same lines since. Nothing of the change counts. */
  | { readonly kind: 'CONFLICT'; readonly skus: readonly string[] }
  /** Deadlines have passed. Nothing of the change counts until these are taken out of it. */
  | {
      readonly kind: 'LOCKED';
      readonly locked: readonly { readonly sku: string; readonly editableUntil: number | undefined }[];
    };

type Amount = Pick<LifeLine, 'unitAbbreviation' | 'amount'>;

const isSame = (one: Amount | undefined, other: Amount | undefined): boolean =>
  (one?.amount ?? 0) === (other?.amount ?? 0) &&
  (one === undefined || other === undefined || one.unitAbbreviation === other.unitAbbreviation);

const amountOf = (line: Amount | undefined) =>
  line === undefined || line.amount === 0
    ? undefined
    : { amount: line.amount, unitAbbreviation: line.unitAbbreviation };

const bySku = <Line extends { readonly sku: string }>(lines: readonly Line[]): ReadonlyMap<string, Line> =>
  new Map(lines.map((line) => [line.sku, line]));

/**
 * Decides about changed lines: what was changed is merged line by line with what colleagues changed, and every line that
 * would become different has to be before its own deadline. A line nobody names stays, and so does one that is named with
 * the amount it has.
 *
 * @param input of several changes of an article the last one counts
 */
export const changeOrderLines = ({
  current,
  seen,
  changes,
  deadlineOfNew,
  now,
}: LinesChangeInput): LinesChangeResult => {
  const [present, before, wanted] = [bySku(current), bySku(seen), bySku(changes)];
  const real = [...wanted.values()].filter((change) => !isSame(present.get(change.sku), change));
  const conflicts = real.filter(({ sku }) => !isSame(present.get(sku), before.get(sku)));
  if (conflicts.length > 0) return { kind: 'CONFLICT', skus: conflicts.map(({ sku }) => sku) };
  const locked = real.flatMap(({ sku }) => {
    const line = present.get(sku);
    const editableUntil = line === undefined ? deadlineOfNew(sku) : line.editableUntil;
    return editableUntil !== undefined && now < editableUntil ? [] : [{ sku, editableUntil }];
  });
  if (locked.length > 0) return { kind: 'LOCKED', locked };
  const changed = bySku(real);
  const kept = current.map(
    ({ sku, unitAbbreviation, amount }) => changed.get(sku) ?? { sku, unitAbbreviation, amount },
  );
  const added = real.filter(({ sku }) => !present.has(sku));
  return {
    kind: 'CHANGED',
    lines: [...kept, ...added].filter(({ amount }) => amount > 0),
    differences: real.map((change) => ({
      sku: change.sku,
      before: amountOf(present.get(change.sku)),
      after: amountOf(change),
    })),
  };
};
