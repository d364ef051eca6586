import { rm } from 'node:fs/promises';

/** Leaves nothing of the journeys' shop behind. */
const removeData = async (): Promise<void> => {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
};

export default removeData;
