import { type LineWrite, resolveLineWrite } from '@gastroshop/domain/cart';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { judgeModel } from '../testing/judge-model';
import { BACKEND_RULES, type BackendRules, type SentLine } from '../testing/model-backend';
import { BROWSER_RULES, type BrowserRules } from '../testing/model-browser';
import { modelCommands } from '../testing/model-command';
import { MODEL_RULES, type ModelRules, playModel } from '../testing/play-model';

/** How many stories are played; `STORIES` in the environment says otherwise. */
const STORIES = Number(process.env['STORIES'] ?? 300);
/** So many are enough to find any of the planted faults. */
const ENOUGH = 3000;
/** Machines that do much else. */
const PATIENCE_MS = 120_000 + STORIES * 100;

const backend = (fault: Partial<BackendRules>): ModelRules => ({
  ...MODEL_RULES,
  backend: { ...BACKEND_RULES, ...fault },
});
const resolving = (change: (...args: Parameters<typeof resolveLineWrite>) => LineWrite): ModelRules =>
  backend({ resolve: (line, write, now) => resolveLineWrite(line, change(line, write, now), now) });
const browser = (fault: Partial<BrowserRules>): ModelRules => ({
  ...MODEL_RULES,
  browser: { ...BROWSER_RULES, ...fault },
});
const sending = (sends: (line: SentLine) => SentLine): ModelRules => ({ ...MODEL_RULES, sends });

const FAULTS: readonly (readonly [string, ModelRules])[] = [
  [
    'whoever arrives last wins, however long ago that was typed',
    resolving((_line, { operationId, content }) => ({ operationId, content })),
  ],
  [
    'a change of the amount takes the remarks along',
    resolving((_line, { content, ...write }) => ({
      ...write,
      content: content && {
        ...content,
        note: content.note ?? '',
        costCentre: content.costCentre ?? '',
        customerArticleNumber: content.customerArticleNumber ?? '',
      },
    })),
  ],
  [
    'amounts are added up',
    resolving((line, { content, ...write }) => ({
      ...write,
      content: content && { ...content, amount: (content.amount ?? 0) + (line?.content?.amount ?? 0) },
    })),
  ],
  [
    'what comes again counts again',
    backend({
      resolve: (line, write, now) => resolveLineWrite(line && { ...line, knownOperationIds: [] }, write, now),
      isLate: (wish, ordered) => BACKEND_RULES.isLate(wish, ordered, []),
    }),
  ],
  ['what came after the order goes into the next one', backend({ isLate: () => false })],
  ['the cart that was seen is not told', sending((line) => ({ ...line, seenCartVersion: undefined }))],
  ['everything is as if typed just now', sending((line) => ({ ...line, ageMs: 0 }))],
  [
    'an answer strikes what was typed meanwhile',
    browser({
      struck: (entries, operationIds) => {
        const skus = entries.flatMap((edit) =>
          edit !== undefined && operationIds.includes(edit.operationId) ? [edit.sku] : [],
        );
        return new Set(entries.flatMap((edit, at) => (edit && skus.includes(edit.sku) ? [at] : [])));
      },
    }),
  ],
  [
    'of two changes that wait the first is sent',
    browser({ counting: (edits) => BROWSER_RULES.counting(edits.toReversed()) }),
  ],
];

beforeAll(() => {
  // Pauses between attempts never end by themselves: the story says when there is a connection again.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('CRT-8, CRT-9: two tabs and two colleagues on one cart', () => {
  it(
    'lose nothing, double nothing, and order nothing twice, whatever happens in whatever order',
    async () => {
      let dangerous = 0;
      let failed = 0;
      try {
        await fc.assert(
          fc.asyncProperty(modelCommands, async (commands) => {
            const story = await playModel(commands);
            if (story.backend.dangerous > 0) dangerous += 1;
            const faults = judgeModel(story);
            if (faults.length > 0) failed += 1;
            expect(faults).toEqual([]);
          }),
          { numRuns: STORIES },
        );
      } finally {
        // In the words that `npm run trust` reads.
        process.stdout.write(
          `figure | interleavings of two tabs and two colleagues on one cart (\`--only=cart\`) | ${STORIES} | ${failed} | ${dangerous} | ${FAULTS.length} planted faults are found\n`,
        );
      }
    },
    PATIENCE_MS,
  );

  it.each(FAULTS)(
    'and the judge finds where %s',
    async (_what, rules) => {
      const found = await fc.check(
        fc.asyncProperty(
          modelCommands,
          async (commands) => judgeModel(await playModel(commands, rules)).length === 0,
        ),
        { numRuns: ENOUGH, endOnFailure: true },
      );
      expect(found.failed).toBe(true);
    },
    PATIENCE_MS,
  );
});
