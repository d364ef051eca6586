/** A check that was taken away, and the test that noticed. */
export interface Removal {
  readonly id: string;
  /** What kind of check it is. */
  readonly kind: string;
  /** The check as it is written. */
  readonly text: string;
  /** Name of the test that fails without it; missing: none did. */
  readonly test?: string | undefined;
  /** What that test said. */
  readonly finding?: string | undefined;
}
