/** Time to finish what is under way before the process ends all the same, in milliseconds, after the delay. */
const PATIENCE_MS = 9_000;

/**
 * Ends the process in order on SIGINT and SIGTERM: streams end, calls under way finish, jobs are given back, the
 * database closes. A second signal ends it at once.
 *
 * @param delayMs how long it goes on answering first, in milliseconds
 */
export const stopOnSignal = (
  stop: () => Promise<void>,
  onError: (error: unknown) => void,
  delayMs: number,
): void => {
  let isStopping = false;
  const end = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    setTimeout(() => {
      onError(new Error('Stopping took too long'));
      process.exit(1);
    }, delayMs + PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
};
