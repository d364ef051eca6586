import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectPglite, migrate } from '../db';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of an empty, migrated PGlite: opening it is much quicker than making one. */
    pgliteTemplate: string;
  }
}

/** Makes the template once for a whole test run. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-template-'));
  const file = path.join(folder, 'template.tar');
  const store = await connectPglite();
  try {
    await migrate(store);
    writeFileSync(file, await store.dump());
  } finally {
    await store.close();
  }
  provide('pgliteTemplate', file);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
