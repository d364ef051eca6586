import { ResponseError } from '@gastroshop/api-client';

/** Calls made to name refused lines: one among 10,000 takes 28. A list full of them is no list. */
const MOST_CALLS = 400;

/** Refused for what was asked, and refused for ever: no lost session, no missing right, no connection. */
const isRefused = (error: unknown): boolean =>
  error instanceof ResponseError && [400, 413, 422].includes(error.status);

/**
 * Asks for many lines in one call. Where the backend refuses the call, its halves are asked for until the refused lines
 * are named, so that a bad line is the fault of that line alone. What is known is handed over at once: a call that fails
 * later takes nothing of it back.
 *
 * @throws what the call failed with where that is no refusal, and the refusal where too many lines are refused
 */
export const askInHalves = async <TLine>(
  lines: readonly TLine[],
  ask: (lines: readonly TLine[]) => Promise<void>,
  refuse: (line: TLine) => void,
): Promise<void> => {
  const waiting = [lines];
  for (let calls = 1; ; calls += 1) {
    const part = waiting.pop();
    if (part === undefined) return;
    try {
      await ask(part);
    } catch (error) {
      const [line] = part;
      if (!isRefused(error) || calls >= MOST_CALLS || line === undefined) throw error;
      if (part.length === 1) refuse(line);
      else {
        const middle = Math.ceil(part.length / 2);
        waiting.push(part.slice(middle), part.slice(0, middle));
      }
    }
  }
};
