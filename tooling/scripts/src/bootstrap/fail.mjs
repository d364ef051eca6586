/** A failure that is told in one sentence, without a stack. */
export class CommandError extends Error {}

/**
 * Runs a README command; a refusal ends it with its sentence and exit code 1.
 *
 * @param {() => Promise<void>} command
 */
export const runCommand = async (command) => {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`\n✖ ${error.message}\n`);
    process.exitCode = 1;
  }
};
