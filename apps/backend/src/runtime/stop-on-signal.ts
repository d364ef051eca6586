import { STOP_PATIENCE_MS } from './promises-to-machines';

/** What is told to whoever reads the log. */
export interface Endings {
  /** Stopping did not come to its end. */
  readonly onError: (error: unknown) => void;
  /** Something failed that nobody waited for. */
  readonly onStray: (error: unknown) => void;
}

/**
 * Ends the process in order on SIGINT and SIGTERM: streams end, calls under way finish, jobs are given back, the
 * database closes. A second signal ends it at once.
 *
 * A promise that fails and that nobody waits for is told, and ends nothing: everything that is stored is stored in
 * transactions, and whoever called has their answer. After an error that nobody caught the process is worth less than a
 * new one: it ends in order as well, with code 1, so that those who are being served are served to the end.
 *
 * @param delayMs how long it goes on answering first, in milliseconds
 */
export const stopOnSignal = (
  stop: () => Promise<void>,
  { onError, onStray }: Endings,
  delayMs: number,
): void => {
  let isStopping = false;
  const end = (code: 0 | 1) => {
    isStopping = true;
    setTimeout(() => {
      onError(new Error('Stopping took too long'));
      process.exit(1);
    }, delayMs + STOP_PATIENCE_MS).unref();
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        onError(error);
        process.exit(1);
      },
    );
  };
  const onSignal = () => {
    if (isStopping) process.exit(130);
    end(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('unhandledRejection', onStray);
  process.on('uncaughtException', (error) => {
    onStray(error);
    if (!isStopping) end(1);
  });
};
