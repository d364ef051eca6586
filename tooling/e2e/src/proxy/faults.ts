/** What goes wrong between browser and backend. Counts are used up, so that every journey ends in a working network. */
export interface Faults {
  /** Milliseconds each answer takes longer. */
  latencyMs: number;
  /** Requests that are passed on and whose answer never comes: the connection breaks. */
  loseAnswers: number;
  /** Answers that break off in the middle. */
  cutAnswers: number;
  /** Requests that are answered 503 and not passed on. */
  refuse: number;
  /** Nothing gets through: as if the cable were pulled. */
  isCut: boolean;
  /** A newer version of the shop is there: another worker, and no file of the one before. */
  isDeployed: boolean;
}

/** Nothing goes wrong. */
export const noFaults = (): Faults => ({
  latencyMs: 0,
  loseAnswers: 0,
  cutAnswers: 0,
  refuse: 0,
  isCut: false,
  isDeployed: false,
});
