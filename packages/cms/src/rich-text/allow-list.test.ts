import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALLOWED_TAGS, allowedTag } from './allow-list';

const SERVER = join(import.meta.dirname, '../../../../apps/backend/src/modules/content/rich-text.ts');

describe('the allow-list of running text', () => {
  it("is the server's, with the first heading that the server turns into a second one", () => {
    const [, list = ''] = /allowedTags: \[(.*?)\n {2}\],/s.exec(readFileSync(SERVER, 'utf8')) ?? [];
    const ofServer = [...list.matchAll(/'([a-z\d]+)'/g)].map(([, tag = '']) => tag);
    expect(ofServer.length).toBeGreaterThan(20);
    expect([...ALLOWED_TAGS].toSorted()).toEqual([...ofServer, 'h1'].toSorted());
  });

  it('knows tags by their name in any case, and no others', () => {
    expect(allowedTag('TABLE')).toBe('table');
    for (const name of ['SCRIPT', 'IMG', 'SVG', 'constructor', '']) expect(allowedTag(name)).toBeUndefined();
  });
});
