import { describe, expect, it } from 'vitest';
import { stemVariants, stem } from './stem';

const areRelated = (one: string, other: string) => stemVariants(stem(one)).includes(stem(other));

describe('forms of a word', () => {
  it.each([
    ['rinder', 'rind'],
    ['tascherl', 'tasche'],
    ['wurstchen', 'wurst'],
    ['wurstchen', 'wurstl'],
    ['wurstel', 'wurstl'],
    ['staberl', 'stabchen'],
  ])('%s is perhaps %s, and the other way', (one, other) => {
    expect(areRelated(one, other)).toBe(true);
    expect(areRelated(other, one)).toBe(true);
  });

  it.each([
    ['mehl', 'mehr'],
    ['milch', 'milde'],
    ['wein', 'weich'],
  ])('%s is never %s', (one, other) => {
    expect(areRelated(one, other)).toBe(false);
  });
});
