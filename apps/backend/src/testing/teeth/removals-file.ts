import path from 'node:path';

/** Where the removals of a run are noted, for the script that goes on with what survived. */
export const REMOVALS_FILE = path.resolve(import.meta.dirname, '../../../.reports/rights-removals.json');
