import { describe, expect, it } from 'vitest';
import { diffSeenCart } from './diff-seen-cart';
import { DIFFERENCE_FIELDS, type CurrentLine, type SeenLine } from './order-differences';

const MAY = { maySeePrices: true };
const MAY_NOT = { maySeePrices: false };
const seen = (more: Partial<SeenLine> = {}): SeenLine => ({
  sku: '1',
  unitAbbreviation: 'KT',
  amount: 4,
  rowTotalString: '95.76',
  day: '2026-11-26',
  ...more,
});
const current = (more: Partial<CurrentLine> = {}): CurrentLine => ({
  sku: '1',
  unitAbbreviation: 'KT',
  amount: 4,
  rowTotal: '95.76',
  status: 'ACTIVE',
  day: '2026-11-26',
  ...more,
});
const compared = (before: Partial<SeenLine>, after: Partial<CurrentLine>) =>
  diffSeenCart({ lines: [seen(before)] }, { lines: [current(after)], net: '0.00' }, MAY);

describe('what differs from what the buyer saw is told line by line', () => {
  it.each<[string, Partial<SeenLine>, Partial<CurrentLine>]>([
    ['all is as seen', {}, {}],
    ['a total is the same number', { rowTotalString: '95.760' }, {}],
    ['a price was and is on request', { rowTotalString: undefined }, { rowTotal: undefined }],
    ['no day was seen', { day: undefined }, { day: '2026-11-30' }],
  ])('nothing when %s', (_, before, after) => {
    expect(compared(before, after)).toEqual([]);
  });

  it.each<[string, Partial<SeenLine>, Partial<CurrentLine>, unknown, unknown]>([
    ['status', {}, { status: 'INACTIVE' }, 'ACTIVE', 'INACTIVE'],
    ['unit', {}, { unitAbbreviation: 'ST' }, 'KT', 'ST'],
    ['amount', {}, { amount: 6 }, 4, 6],
    ['rowTotal', {}, { rowTotal: '95.77' }, '95.76', '95.77'],
    ['rowTotal', {}, { rowTotal: undefined }, '95.76', null],
    ['rowTotal', { rowTotalString: undefined }, {}, null, '95.76'],
    ['rowTotal', { rowTotalString: 'cheap' }, {}, 'cheap', '95.76'],
    ['rowTotal', {}, { rowTotal: 'dear' }, '95.76', 'dear'],
    ['day', {}, { day: '2026-11-30' }, '2026-11-26', '2026-11-30'],
    ['day', {}, { day: undefined }, '2026-11-26', null],
  ])('%s of %j against %j', (field, seenPart, currentPart, before, after) => {
    expect(compared(seenPart, currentPart)).toEqual([{ sku: '1', field, before, after }]);
  });

  it('tells all of a line in the order of the fields', () => {
    const all = compared(
      {},
      {
        status: 'REMOVED_FROM_INVENTORY',
        unitAbbreviation: 'ST',
        amount: 1,
        rowTotal: '1.00',
        day: '2026-11-30',
      },
    );
    expect(all.map(({ field }) => field)).toEqual(['status', 'unit', 'amount', 'rowTotal', 'day']);
    expect(DIFFERENCE_FIELDS).toEqual(['status', 'unit', 'amount', 'rowTotal', 'day', 'net']);
  });

  it('tells lines that are gone and lines the buyer did not see, in their order', () => {
    const before = { lines: [seen({ sku: '2' }), seen({ sku: '1' })] };
    const after = {
      lines: [
        current({ sku: '4', rowTotal: undefined }),
        current({ sku: '1', amount: 5 }),
        current({ sku: '3', amount: 2, rowTotal: '9.00' }),
      ],
      net: '0.00',
    };
    expect(diffSeenCart(before, after, MAY)).toEqual([
      { sku: '2', field: 'amount', before: 4, after: null },
      { sku: '1', field: 'amount', before: 4, after: 5 },
      { sku: '4', field: 'amount', before: null, after: 4 },
      { sku: '3', field: 'amount', before: null, after: 2 },
      { sku: '3', field: 'rowTotal', before: null, after: '9.00' },
    ]);
  });

  it('compares the net sum where one was seen', () => {
    const net = (netString: string | undefined) =>
      diffSeenCart({ lines: [], netString }, { lines: [], net: '9.50' }, MAY);
    expect(net('9.51')).toEqual([{ field: 'net', before: '9.51', after: '9.50' }]);
    expect(net('9.5')).toEqual([]);
    expect(net(undefined)).toEqual([]);
  });
});

describe('PRI-9: a viewer without prices gets no difference in money and so has none to confirm', () => {
  it('tells everything else', () => {
    const before = { lines: [seen()], netString: '1.00' };
    const after = { lines: [current({ rowTotal: '90.00', amount: 5 }), current({ sku: '2' })], net: '2.00' };
    expect(diffSeenCart(before, after, MAY_NOT)).toEqual([
      { sku: '1', field: 'amount', before: 4, after: 5 },
      { sku: '2', field: 'amount', before: null, after: 4 },
    ]);
  });
});

describe('FAI-2: a delivery plan that changed is told day by day', () => {
  const plan = [
    { date: '2026-11-26', amount: 1 },
    { date: '2026-11-30', amount: 3 },
  ];

  it('as days that are gone or new, and other amounts on a day; its order means nothing', () => {
    expect(compared({ plan }, { plan: plan.toReversed() })).toEqual([]);
    const other = [
      { date: '2026-11-30', amount: 2 },
      { date: '2026-12-03', amount: 2 },
    ];
    expect(compared({ plan }, { plan: other })).toEqual([
      { sku: '1', field: 'day', before: '2026-11-26', after: null },
      { sku: '1', field: 'amount', before: 3, after: 2 },
      { sku: '1', field: 'day', before: null, after: '2026-12-03' },
    ]);
  });

  it('a plan where none was seen is told, and a plan that is gone; what was not said is not compared', () => {
    expect(compared({ plan: [] }, { plan })).toHaveLength(2);
    expect(compared({ plan }, {})).toHaveLength(2);
    expect(compared({ plan: [] }, {})).toEqual([]);
    expect(compared({}, { plan, day: undefined })).toEqual([]);
  });
});
