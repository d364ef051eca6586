/** One of the things that a choice above or below a list offers. */
export interface ToolbarOption<Value extends string | number> {
  /** What is chosen with it. */
  readonly value: Value;
  /** Its words. */
  readonly label: string;
}
