export { isChunkLoadError } from './is-chunk-load-error';
export { createNewVersion, type NewVersion } from './new-version';
export { NewVersionLine } from './new-version-line';
export { registerWorker } from './register-worker';
export { reloadLatest } from './reload-latest';
export { watchChunkErrors } from './watch-chunk-errors';
