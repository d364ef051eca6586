import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPages } from './all-pages';

const backendOf = (entries: readonly number[], size: number) => {
  const asked: number[] = [];
  const ask = (number: number) => {
    asked.push(number);
    return Promise.resolve({
      entries: entries.slice(number * size, (number + 1) * size),
      page: { totalElements: entries.length, totalPages: Math.ceil(entries.length / size), number, size },
    });
  };
  return { ask, asked };
};

describe('allPages', () => {
  it('answers every entry once, whatever the size, and asks for no page twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 300 }),
        async (entries, size) => {
          const { ask, asked } = backendOf(entries, size);
          const read: number[] = [];
          for await (const answer of allPages(ask)) read.push(...answer.entries);
          expect(read).toEqual(entries);
          expect(asked).toEqual([...Array(Math.max(1, Math.ceil(entries.length / size))).keys()]);
        },
      ),
    );
  });

  it('asks for nothing that is not wanted', async () => {
    const { ask, asked } = backendOf([1, 2, 3], 1);
    const pages = allPages(ask);
    expect(asked).toEqual([]);
    for await (const { entries } of pages) if (entries.includes(2)) break;
    expect(asked).toEqual([0, 1]);
  });

  it('follows a list that grows or shrinks meanwhile', async () => {
    const totals = [3, 2, 2];
    const asked: number[] = [];
    const ask = (number: number) => {
      asked.push(number);
      return Promise.resolve({
        page: { totalElements: 9, totalPages: totals[number] ?? 0, number, size: 1 },
      });
    };
    for await (const { page } of allPages(ask)) expect(page.number).toBeLessThan(2);
    expect(asked).toEqual([0, 1]);
  });

  it('fails as the call does', async () => {
    const pages = allPages(() => Promise.reject(new Error('away')));
    await expect(pages.next()).rejects.toThrow('away');
  });
});
