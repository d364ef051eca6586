/** What is counted on all nodes together. */
export interface SharedCountTable {
  key: string;
  points: number;
  /** Epoch milliseconds. */
  expire: number | null;
}
