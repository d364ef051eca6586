import { FolderInUseError, keepHeapTight, stopOnSignal, startWakeupWorkaround } from './runtime';
import { readSettings, requireReceivers, SettingsError } from './settings';
import { startBackend } from './start-backend';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

const isSentence = (error: unknown): error is Error =>
  error instanceof SettingsError ||
  error instanceof FolderInUseError ||
  (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');

/** Told to stop before it has started. The first process of a container is ended by no signal that it does not hear. */
const leave = () => process.exit(143);

keepHeapTight();
startWakeupWorkaround();
process.on('SIGTERM', leave);
try {
  const settings = readSettings(process.env);
  requireReceivers(settings);
  const shop = await startBackend(settings, say);
  process.off('SIGTERM', leave);
  stopOnSignal(shop.stop, shop, settings.STOP_DELAY_SECONDS * 1_000);
  say(`▸ Shop: ${settings.publicOrigin}  (stop: Ctrl+C)`);
  if (settings.isEmbedded)
    say('▸ Embedded database: survives a killed process, not a power cut. Production uses PostgreSQL.');
} catch (error) {
  // What a person can mend is said in a sentence; everything else with the place it came from.
  if (isSentence(error)) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
