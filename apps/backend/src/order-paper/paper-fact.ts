/** A label and what belongs to it. */
export interface PaperFact {
  readonly label: string;
  readonly text: string;
}
