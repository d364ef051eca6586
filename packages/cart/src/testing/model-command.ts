import { REMARKS } from '@gastroshop/domain/cart';
import fc from 'fast-check';

/** What happens next to a cart of two colleagues, one of them in two tabs. */
export type ModelCommand =
  | { readonly do: 'set' | 'remove'; readonly tab: number; readonly sku: string }
  | {
      readonly do: 'note';
      readonly tab: number;
      readonly sku: string;
      readonly remark: (typeof REMARKS)[number];
    }
  | {
      readonly do: 'setAll' | 'undo' | 'look' | 'reload' | 'again' | 'order' | 'cut' | 'mend';
      readonly tab: number;
    }
  | { readonly do: 'arrive' | 'answer' | 'lose'; readonly which: number };

/** Articles of the model: few, so that colleagues meet. */
export const MODEL_SKUS = ['1', '2'] as const;

/** Tabs: the first two are of one browser. */
export const MODEL_TABS = 3;

const tab = fc.nat({ max: MODEL_TABS - 1 });
const sku = fc.constantFrom(...MODEL_SKUS);
const ofTab = (name: Extract<ModelCommand, { tab: number; sku?: never }>['do']) =>
  fc.record({ do: fc.constant(name), tab });
const ofWire = (name: 'arrive' | 'answer' | 'lose') =>
  fc.record({ do: fc.constant(name), which: fc.nat({ max: 2 }) });

const command: fc.Arbitrary<ModelCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('set' as const), tab, sku }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), tab, sku }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('note' as const), tab, sku, remark: fc.constantFrom(...REMARKS) }),
  },
  { weight: 1, arbitrary: ofTab('setAll') },
  { weight: 1, arbitrary: ofTab('undo') },
  { weight: 3, arbitrary: ofTab('look') },
  { weight: 1, arbitrary: ofTab('reload') },
  { weight: 1, arbitrary: ofTab('again') },
  { weight: 1, arbitrary: ofTab('order') },
  { weight: 2, arbitrary: ofTab('cut') },
  { weight: 2, arbitrary: ofTab('mend') },
  { weight: 6, arbitrary: ofWire('arrive') },
  { weight: 5, arbitrary: ofWire('answer') },
  { weight: 2, arbitrary: ofWire('lose') },
);

/** What may happen, with the milliseconds before each. */
export const modelCommands = fc.array(fc.tuple(command, fc.integer({ min: 1, max: 4000 })), {
  minLength: 8,
  maxLength: 40,
  size: 'max',
});
