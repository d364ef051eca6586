/** A setting that is wrong: named, with what it should be. The program ends with this sentence. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
