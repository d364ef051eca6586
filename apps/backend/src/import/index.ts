export { IMPORT_USAGE, UsageError } from './command-words';
export { importCommand, schemaCommand } from './import-command';
export { BadFileError } from './reading/entry';
export { WentBackError } from './storing/seen-keys';
