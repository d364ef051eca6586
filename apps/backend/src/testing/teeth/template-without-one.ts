import type { TestProject } from 'vitest/node';
import { provideTemplates } from '../template';
import { removeCondition } from './function-conditions';

/** Templates for the tests of a room, without the one condition inside the database that RIGHTS_CHECK names. */
export default (project: TestProject): Promise<() => Promise<void>> => {
  const id = process.env['RIGHTS_CHECK'] ?? '';
  return provideTemplates(project, async (store) => {
    if (id.startsWith('function ')) await removeCondition(store, id);
  });
};
