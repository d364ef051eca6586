/** A document that can be opened or saved. */
export interface DocumentItem {
  /** Where it is. */
  readonly href: string;
  /** Its name, as people call it. */
  readonly name: string;
  /** What kind of file it is; decides over the sign. */
  readonly kind: 'pdf' | 'table' | 'text' | 'other';
  /** Date, number or customer, in the words of the app. */
  readonly meta?: string | undefined;
  /** The formatted size. */
  readonly size?: string | undefined;
  /** Has not been opened yet. */
  readonly fresh?: boolean | undefined;
  /** Saves the file under this name instead of opening it. */
  readonly download?: string | undefined;
}
