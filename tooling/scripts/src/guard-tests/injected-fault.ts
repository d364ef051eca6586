/** A fault that is planted to see whether its guard bites. */
export interface InjectedFault {
  /** What is wrong, in words. */
  readonly name: string;
  /** Files to write, relative to the copy's top; a function changes what is there. */
  readonly plant: Readonly<Record<string, string | ((before: string) => string)>>;
  /** Program and arguments of the guard, run in `folder`. */
  readonly guard: readonly [program: string, ...args: readonly string[]];
  /** Where the guard runs; missing: the top. */
  readonly folder?: string;
  /** Environment the guard runs with, besides the usual. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What its complaint has to say, so that no other failure passes for it. */
  readonly complaint: RegExp;
}
