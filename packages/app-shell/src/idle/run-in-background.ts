/** Lets work go on without anybody waiting for it; whoever needs its result meets its failure there. */
export const runInBackground = (work: Promise<unknown>): void => {
  work.catch(() => undefined);
};
