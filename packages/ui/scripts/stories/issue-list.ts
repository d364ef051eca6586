import { mkdirSync, writeFileSync } from 'node:fs';

/** Faults found in stories. */
export interface IssueList {
  readonly add: (place: string, faults: readonly string[]) => void;
  /**
   * Prints the faults, writes them to .reports, and lets the process fail if there are any.
   *
   * @returns whether there are none
   */
  readonly conclude: (report: string, checked: string) => boolean;
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Collects faults by the place they were found at. */
export const createIssueList = (): IssueList => {
  const found = new Map<string, readonly string[]>();
  return {
    add: (place, faults) => {
      if (faults.length > 0) found.set(place, [...(found.get(place) ?? []), ...faults]);
    },
    conclude: (report, checked) => {
      mkdirSync('.reports', { recursive: true });
      writeFileSync(`.reports/${report}.json`, JSON.stringify(Object.fromEntries(found), undefined, 2));
      for (const [place, faults] of found)
        print(`${place}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
      const count = [...found.values()].reduce((sum, faults) => sum + faults.length, 0);
      print(`${checked}: ${count} faults in ${found.size} places`);
      if (count > 0) process.exitCode = 1;
      return count === 0;
    },
  };
};
