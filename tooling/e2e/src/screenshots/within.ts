/** Something took longer than it may. */
export class NotWithinError extends Error {
  override readonly name = 'NotWithinError';
}

/**
 * Waits for a step, but not for ever: a browser that has come to a stand does not say so.
 *
 * @param milliseconds how long the step may take
 * @param step what is waited for, as the fault names it
 * @throws NotWithinError that names the step
 */
export const within = async <Result>(
  milliseconds: number,
  step: string,
  work: Promise<Result>,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NotWithinError(`${step}: not within ${milliseconds / 1000} s`));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
