/**
 * What an import has seen outlives a crash of the database and a failover: an import goes on afterwards, and whoever asked
 * for it takes away what the file does not name. Notes that were lost would make that everything named before the crash.
 */
export const keptImportNotes = `
alter table import_seen set logged;
`;
