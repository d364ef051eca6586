import { amountPattern } from '../../amount-pattern';
import { FOREIGN } from '../seed-other-tenants';
import type { CaseWorld, AccessCase } from '../access-case';
import { without } from './without-role';

/** Stores documents with prices: an invoice, and a delivery note whose lines know what they cost. */
const seedPriced = ({ queries, rights: { world } }: CaseWorld) =>
  queries
    .insertInto('receipt')
    .values(
      (['invoice', 'deliverynote'] as const).map((type) => ({
        tenant: 'AZ',
        customer_id: world.customerId,
        type,
        number: `${type}-${world.mark}`,
        date: '2026-01-13',
        total: '49.80',
        doc: JSON.stringify({
          lines: [{ name: 'Bergkäse', amount: '2', unit: 'ST', price: '4.15', rowTotal: '8.30' }],
          totals: {
            net: '8.30',
            discountEarned: '0.00',
            bonus: '0.44',
            fees: '0.00',
            deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
            vat: [],
            gross: '8.30',
            estimated: false,
          },
        }),
      })),
    )
    .execute();

const document =
  (receiptType: string) =>
  ({ world }: { readonly world: { readonly mark: string } }) => ({
    receiptType,
    documentNumber: receiptType === 'deliverynote' ? `LS${world.mark}` : `${receiptType}-${world.mark}`,
  });

/** Documents: whose they are, and which show prices to whom. */
export const RECEIPT_CASES: readonly AccessCase[] = [
  {
    call: 'getReceiptPdf',
    title: 'a delivery note is the own one',
    parameters: document('deliverynote'),
    expects: 'LIKE_ALONE',
  },
  {
    call: 'getReceiptPdf',
    title: 'a delivery note of another customer is not there',
    parameters: ({ world }) => ({
      receiptType: 'deliverynote',
      documentNumber: `${FOREIGN}-LS${world.mark}`,
    }),
    expects: [404],
  },
  {
    call: 'getReceiptPdf',
    title: 'an invoice shows no bonus without the role',
    arrange: seedPriced,
    parameters: document('invoice'),
    as: without('can-see-bonuses'),
    expects: [200],
    after: (_, { text }) => Promise.resolve(text.includes('Bonus') ? [`shows a bonus: ${text}`] : []),
  },
  {
    call: 'getReceiptPdf',
    title: 'an invoice shows the bonus to those who see it',
    arrange: seedPriced,
    parameters: document('invoice'),
    expects: [200],
    after: (_, { text }) => Promise.resolve(text.includes('Bonus') ? [] : [`shows no bonus: ${text}`]),
  },
  {
    call: 'getReceiptPdf',
    title: 'a delivery note shows no prices, whatever it knows',
    arrange: seedPriced,
    parameters: ({ world }) => ({
      receiptType: 'deliverynote',
      documentNumber: `deliverynote-${world.mark}`,
    }),
    expects: [200],
    after: (_, { text }) =>
      Promise.resolve(/4,15|8,30|49,80|Preis|Summe|USt/i.test(text) ? [`shows prices: ${text}`] : []),
  },
  {
    call: 'getReceiptPdf',
    title: 'an invoice is not there under the name of a delivery note',
    arrange: seedPriced,
    parameters: ({ world }) => ({ receiptType: 'deliverynote', documentNumber: `invoice-${world.mark}` }),
    expects: [404],
  },
  ...(['getReceiptPdf', 'getReceipts'] as const).flatMap((call): readonly AccessCase[] => [
    {
      call,
      title: 'an invoice is nothing for those who see no prices',
      arrange: seedPriced,
      parameters: (rights) => (call === 'getReceipts' ? { type: 'invoice' } : document('invoice')(rights)),
      as: without('can-see-prices'),
      expects: [403],
    },
    {
      call,
      title: 'an invoice is there for those who see prices',
      arrange: seedPriced,
      parameters: (rights) => (call === 'getReceipts' ? { type: 'invoice' } : document('invoice')(rights)),
      expects: [200],
    },
  ]),
  {
    call: 'getReceipts',
    title: 'all documents are none that is nothing but prices for those who see none',
    arrange: seedPriced,
    parameters: () => ({ type: 'all' }),
    as: without('can-see-prices'),
    expects: [200],
    after: (_, { text }) =>
      Promise.resolve(
        text.includes('invoice') || amountPattern('49.80').test(text) ? [`lists prices: ${text}`] : [],
      ),
  },
  {
    call: 'getReceiptPdf',
    title: 'the paper of an order shows no bonus without the role',
    as: without('can-see-bonuses'),
    expects: [200],
    after: (_, { text }) => Promise.resolve(text.includes('Bonus') ? [`shows a bonus: ${text}`] : []),
  },
  {
    call: 'getReceiptPdf',
    title: 'the paper of an order shows the bonus to those who see it',
    expects: [200],
    after: (_, { text }) => Promise.resolve(text.includes('Bonus') ? [] : [`shows no bonus: ${text}`]),
  },
];
