import type { Plugin } from 'vitest/config';
import { checkedFile } from './checked-files';
import { findChecks } from './find-guards';
import { makeSwitchable } from './make-switchable';

/** Makes every check of the sources one that can be switched off, while a test loads them. */
export const switchableChecks = (): Plugin => ({
  name: 'switchable-checks',
  enforce: 'pre',
  transform: (source, id) => {
    const file = checkedFile(id.split('?')[0] ?? id);
    return file === undefined
      ? undefined
      : { code: makeSwitchable(source, findChecks(file, source)), map: null };
  },
});
