import type { StandingOccurrence, StandingOrderLine } from '@gastroshop/api-contract';

/** What somebody decided of one time a standing order comes that the shop has not been told yet. */
export interface WaitingDecision {
  readonly standingOrderId: string;
  /** What the standing order is called, for who is told what became of it. */
  readonly name: string;
  /** The day of the rhythm, which names the occurrence. */
  readonly date: string;
  /** The day it comes. */
  readonly day: string;
  /** Whether it is left out; missing: nothing was decided about that. */
  readonly skips?: boolean | undefined;
  /** What comes this time; missing: nothing was decided about that. */
  readonly lines?: readonly StandingOrderLine[] | 'AS_USUAL' | undefined;
  /** When it was decided last, epoch milliseconds. */
  readonly at: number;
}

const isSame = (a: WaitingDecision, b: WaitingDecision): boolean =>
  a.standingOrderId === b.standingOrderId && a.date === b.date;

/** Some decisions with one more: what was decided before of the same occurrence stays where the new one says nothing. */
export const addDecision = (
  decisions: readonly WaitingDecision[],
  { skips, lines, ...decision }: WaitingDecision,
): readonly WaitingDecision[] => {
  const before = decisions.find((one) => isSame(one, { ...decision }));
  return [
    ...decisions.filter((one) => !isSame(one, { ...decision })),
    { ...decision, skips: skips ?? before?.skips, lines: lines ?? before?.lines },
  ];
};

/** Some decisions without one that was sent; decided anew since, it stays. */
export const withoutDecision = (
  decisions: readonly WaitingDecision[],
  sent: WaitingDecision,
): readonly WaitingDecision[] => decisions.filter((one) => !isSame(one, sent) || one.at !== sent.at);

/** An occurrence as it will be once the shop knows what was decided. What is over stays as it is. */
export const withDecision = (
  occurrence: StandingOccurrence,
  { skips, lines }: Pick<WaitingDecision, 'skips' | 'lines'>,
): StandingOccurrence => {
  const { state } = occurrence;
  if (state !== 'PLANNED' && state !== 'ASK' && state !== 'SKIPPED') return occurrence;
  const decided = skips === undefined ? state : withSkip(state, skips);
  return {
    ...occurrence,
    state: decided,
    ...(decided === 'SKIPPED' && state !== 'SKIPPED' && { by: undefined, net: undefined }),
    // What it costs and asks is known again when it has been sent.
    ...(lines !== undefined && {
      lines: lines === 'AS_USUAL' ? undefined : lines,
      net: undefined,
      questions: [],
      filledUp: undefined,
    }),
  };
};

const withSkip = (state: 'PLANNED' | 'ASK' | 'SKIPPED', skips: boolean): StandingOccurrence['state'] => {
  if (skips) return 'SKIPPED';
  return state === 'SKIPPED' ? 'PLANNED' : state;
};
