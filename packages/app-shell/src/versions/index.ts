export { isMissingCode } from './is-missing-code';
export { createNewVersion, type NewVersion } from './new-version';
export { NewVersionLine } from './new-version-line';
export { registerWorker } from './register-worker';
export { reloadNewest } from './reload-newest';
export { watchMissingCode } from './watch-missing-code';
