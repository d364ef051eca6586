import 'fake-indexeddb/auto';
import { FetchError } from '@gastroshop/api-client';
import type {
  Cart,
  CartItemWrite,
  Completion,
  OrderListLine,
  ResolvedOrderListLine,
} from '@gastroshop/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openAppDatabase } from '@gastroshop/storefront/database';
import type { BrowserStorage } from '@gastroshop/storefront/shop';
import { answeringFetch } from '@gastroshop/storefront/testing';
import { fakeGateway } from '@gastroshop/storefront/testing';
import { memoryStorage } from '@gastroshop/storefront/testing';
import { renderShop, type ShopOfTest } from '@gastroshop/storefront/testing';
import { problemError } from '@gastroshop/storefront/testing';
import { testCart, testItem } from '@gastroshop/storefront/testing';
import { testProduct } from '@gastroshop/storefront/testing';
import { testTemplate, testTemplateItem } from '@gastroshop/storefront/testing';
import { OrderPadView } from './order-pad-view';

const flour = testProduct('4711', 'Weizenmehl', { minSaleQuantity: 5 });
const cream = testProduct('4712', 'Schlagobers');
const spinach = testProduct('4713', 'Blattspinat');
const cheese = testProduct('4714', 'Bergkäse', {
  usualAmount: { of: 'CUSTOMER', smallest: 1, largest: 4 },
});

/** What the backend would say: 4711 is flour, 4712 cream, "Spinat" two things, the rest unknown. */
const answer = ({ lineNumber, article, amount, unit }: OrderListLine): ResolvedOrderListLine => {
  const product = [flour, cream, spinach, cheese].find(
    ({ sku, name }) => article === sku || article === name,
  );
  if (article === 'Spinat')
    return {
      lineNumber,
      outcome: 'SEVERAL_ARTICLES',
      candidates: [spinach, cream],
      reason: 'Welcher Spinat?',
    };
  if (product === undefined) return { lineNumber, outcome: 'ARTICLE_UNKNOWN', reason: `„${article}“ fehlt.` };
  const known = {
    lineNumber,
    product,
    unitAbbreviation: unit === 'Karton' || unit === 'Ktn' ? 'Ktn' : 'Stk',
    unitFrom: unit === undefined ? ('DEFAULT' as const) : ('WRITTEN' as const),
  };
  if (amount === undefined)
    return { ...known, outcome: 'AMOUNT_INVALID', amount: 1, reason: 'Die Menge fehlt.' };
  return product === flour && Number(amount) < 5
    ? { ...known, outcome: 'CORRECTED', amount: 5, reason: 'Die Mindestmenge ist 5 Stück.' }
    : { ...known, outcome: 'FOUND', amount: Number(amount) };
};

let apps = 0;

const setUp = async (
  differing: ShopOfTest & {
    readonly put?: (items: readonly CartItemWrite[]) => Promise<void>;
    /** The cart as the backend has it; empty if missing. */
    readonly read?: () => Cart;
    readonly app?: string;
    readonly storage?: BrowserStorage;
    /** What the search answers to anything. */
    readonly found?: Pick<Completion, 'products' | 'closeSkus'>;
  } = {},
) => {
  apps += 1;
  const { put, read = testCart, app = `pad-${apps}`, storage = memoryStorage(), found, ...shop } = differing;
  const base = fakeGateway();
  if (base.cart === undefined) throw new Error('The fake shop has no cart');
  const written: (readonly CartItemWrite[])[] = [];
  const cart = {
    ...base.cart,
    read: () => Promise.resolve(read()),
    put: async (items: readonly CartItemWrite[]) => {
      written.push(items);
      await put?.(items);
      return testCart(
        ...items.map(({ sku, amount = 0, unitAbbreviation }) => testItem(sku, amount, unitAbbreviation)),
      );
    },
  };
  const resolve = vi.fn((lines: readonly OrderListLine[]) => Promise.resolve({ lines: lines.map(answer) }));
  const gateway = fakeGateway({
    resolve,
    cart,
    complete: ({ query }) =>
      Promise.resolve({
        terms: [],
        products: query.startsWith('Schlag') || query === '471' ? [cream] : [],
        ...found,
      }),
  });
  const shown = renderShop(<OrderPadView app={app} storage={storage} />, {
    gateway,
    sends: true,
    app,
    ...shop,
  });
  await screen.findByRole('grid');
  return { ...shown, written, resolve, user: userEvent.setup(), app, storage };
};

const valueIn = (record: unknown, name: string): unknown =>
  Object.entries(Object(record) as object).find(([each]) => each === name)?.[1];

/** What a browser that is killed now has kept: one look at both, so that nothing moves between them meanwhile. */
const keptLines = async (app: string) => {
  const look = (await openAppDatabase(app)()).transaction(['pads', 'edits']);
  const [pads, edits] = await Promise.all([
    look.objectStore('pads').getAll(),
    look.objectStore('edits').getAll(),
  ]);
  const named = (values: readonly unknown[], name: string) => values.map((value) => valueIn(value, name));
  return {
    inPad: named(
      pads.flatMap((pad) => pad.rows),
      'article',
    ),
    inCart: named(
      edits.map(({ edit }) => edit),
      'sku',
    ),
  };
};

const rows = () => screen.getAllByRole('row').slice(1);

const row = (number: number): HTMLElement => {
  const found = rows()[number - 1];
  if (found === undefined) throw new Error(`There is no row ${number}`);
  return found;
};

const field = (number: number, name: RegExp): HTMLElement =>
  screen.getByRole('textbox', { name: new RegExp(`${name.source}, Zeile ${number}$`) });

/** Waits for a row anew each time it looks: a list takes the place of a blank row, whose element is gone with it. */
const findInRow = (number: number, text: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => within(row(number)).getByText(text));

const pasteList = async (user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> => {
  await user.click(field(1, /Nummer oder Name/));
  await user.paste(text);
  await waitFor(() => {
    expect(field(1, /Nummer oder Name/)).not.toHaveValue('');
  });
};

const beOnAPhone = (): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width: 960.98px'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
};

describe('OrderPadView', () => {
  it('takes a pasted list, asks about it in one call, and puts what is ready into the cart in another', async () => {
    const { user, resolve, written } = await setUp();
    await pasteList(user, '4711\t12\tStk\n4712\t2\tKarton\n4799\t1\tStk\n4712\t3\tStk');
    await screen.findByText(/4 Zeilen eingefügt/);
    await waitFor(() => {
      expect(row(2)).toHaveTextContent(/Schlagobers.*€\s53,88/);
    });
    expect(resolve).toHaveBeenCalledOnce();
    expect(row(3)).toHaveTextContent('Unbekannte Nr.: 1 Stk wovon?');
    await user.click(await screen.findByRole('button', { name: '3 Zeilen in den Warenkorb' }));
    await screen.findByText('3 Zeilen liegen im Warenkorb.');
    expect(
      written.map((items) =>
        items.map(({ sku, amount = 0, unitAbbreviation }) => [sku, amount, unitAbbreviation]),
      ),
    ).toEqual([
      [
        ['4711', 12, 'Stk'],
        ['4712', 15, 'Stk'],
      ],
    ]);
    // What could not be added stays.
    expect(row(1)).toHaveTextContent('Unbekannte Nr.: 1 Stk wovon?');
    expect(rows()).toHaveLength(2);
  });

  it('shows what a list notes of a line, and puts it into the cart with the line', async () => {
    const { user, written } = await setUp();
    await pasteList(
      user,
      'Artikelnummer;Menge;Einheit;Bemerkung;Kostenstelle;Ihre Art.-Nr.\n4711;12;Stk;fein gemahlen;Bar;T-7\n4712;2;Karton;;;',
    );
    await findInRow(1, 'fein gemahlen · Ihre Nr. T-7 · Kostenstelle Bar');
    await user.click(await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' }));
    await screen.findByText('2 Zeilen liegen im Warenkorb.');
    const [flourLine, creamLine] = written.flat();
    expect(flourLine).toMatchObject({
      sku: '4711',
      note: 'fein gemahlen',
      costCentre: 'Bar',
      customerArticleNumber: 'T-7',
    });
    expect(creamLine).not.toHaveProperty('note');
  });

  it('is written by the keyboard alone: a suggestion by Tab, the next row by Enter, the cart by Ctrl+Enter', async () => {
    const { user, written } = await setUp();
    await user.click(field(1, /Nummer oder Name/));
    await user.keyboard('Schlag');
    await screen.findByRole('button', { name: /Vorschlag: Schlagobers/ });
    await user.keyboard('{Tab}');
    await waitFor(() => {
      expect(field(1, /Menge/)).toHaveFocus();
    });
    await user.keyboard('3{Enter}');
    await waitFor(() => {
      expect(field(2, /Nummer oder Name/)).toHaveFocus();
    });
    await screen.findByText('1 bereit', { exact: false });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('1 Zeile liegt im Warenkorb.');
    expect(written.flat()).toMatchObject([{ sku: '4712', amount: 3 }]);
  });

  it.each(['Schlagobers 2,5', '2,5 Stk Schlagobers'])(
    'QTY-5: stops at the amount of a typed line that is none, before and after the answer: %s',
    async (typed) => {
      const { user, resolve, written } = await setUp();
      let answerNow = (): void => undefined;
      resolve.mockImplementation(
        (lines) =>
          new Promise((done) => {
            answerNow = () => {
              done({ lines: lines.map(answer) });
            };
          }),
      );
      await user.click(field(1, /Nummer oder Name/));
      await user.keyboard(`${typed}{Enter}`);
      await waitFor(() => {
        expect(field(1, /Menge/)).toHaveFocus();
      });
      expect(field(1, /Menge/)).toHaveValue('2,5');
      await user.keyboard('{Enter}');
      expect(field(1, /Menge/)).toHaveFocus();
      await user.click(field(1, /Nummer oder Name/));
      await user.keyboard('{Enter}');
      expect(field(1, /Nummer oder Name/)).toHaveFocus();
      await waitFor(() => {
        expect(resolve).toHaveBeenCalled();
      });
      answerNow();
      // The name below the field, which says the same.
      await waitFor(() => within(row(1)).getByText('Schlagobers', { selector: 'span' }));
      await user.click(field(1, /Menge/));
      await user.keyboard('{Enter}');
      expect(field(1, /Menge/)).toHaveFocus();
      expect(written).toEqual([]);
    },
  );

  it('offers nothing that is only similar to what was written, but the way to search for it', async () => {
    const salami = testProduct('4720', 'Salami Milano');
    const { user } = await setUp({ found: { products: [salami], closeSkus: [] } });
    await pasteList(user, '12 Stk Kiwano\n4712;1;Stk');
    const way = await within(row(1)).findByRole('link', { name: '„Kiwano“ im Sortiment suchen' });
    expect(way).toHaveAttribute('href', '/search?query=Kiwano');
    expect(within(row(1)).queryByRole('button', { name: /Salami/ })).toBeNull();
  });

  it('keeps an amount and a unit that are typed beside the article that is suggested', async () => {
    const found = { products: [cream], closeSkus: ['4712'] };
    const { user } = await setUp({ found });
    await user.click(field(1, /Nummer oder Name/));
    await user.keyboard('3 ktn obers');
    await screen.findByRole('button', { name: /Vorschlag: Schlagobers/ });
    await user.keyboard('{Tab}');
    expect(field(1, /Nummer oder Name/)).toHaveValue('4712');
    expect(field(1, /Menge/)).toHaveValue('3');
    await findInRow(1, 'Schlagobers');
  });

  it('mends a row with Enter, and takes that back with Ctrl+Z', async () => {
    const { user } = await setUp();
    await pasteList(user, 'Spinat;2;Stk\n4712;1;Stk');
    await findInRow(1, /Spinat: welches/);
    await user.click(field(1, /Nummer oder Name/));
    await user.keyboard('{Enter}');
    await findInRow(1, 'Blattspinat');
    await user.keyboard('{Control>}z{/Control}');
    await findInRow(1, /Spinat: welches/);
  });

  it('goes from each open line to the next by Enter, from the last to the first, and then to the cart', async () => {
    const { user, written } = await setUp();
    await pasteList(user, 'Spinat;2;Stk\n4712;1;Stk\nSpinat;3;Stk\n4712;4\n4711;12');
    await screen.findByRole('status');
    const choice = (number: number, name: RegExp) => within(row(number)).getByRole('button', { name });
    // The first that is not ready has the focus, on the first answer.
    await waitFor(() => {
      expect(choice(1, /Blattspinat.*übernehmen/)).toHaveFocus();
    });
    expect(await screen.findByText('Offen 1 von 4')).toBeVisible();
    expect(screen.getByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
    // F8 and Shift+F8 go about without taking anything.
    await user.keyboard('{F8}');
    await waitFor(() => {
      expect(choice(3, /Blattspinat.*übernehmen/)).toHaveFocus();
    });
    await user.keyboard('{Shift>}{F8}{/Shift}');
    await waitFor(() => {
      expect(choice(1, /Blattspinat.*übernehmen/)).toHaveFocus();
    });
    await user.keyboard('{ArrowRight}');
    expect(choice(1, /Schlagobers.*übernehmen/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    await findInRow(1, 'Blattspinat');
    await waitFor(() => {
      expect(choice(3, /Blattspinat.*übernehmen/)).toHaveFocus();
    });
    await user.keyboard('2');
    await findInRow(3, 'Schlagobers');
    // A guess: Enter confirms, Shift+Enter confirms all of its kind.
    await waitFor(() => {
      expect(field(4, /Menge/)).toHaveFocus();
    });
    expect(row(4)).toHaveTextContent('gelesen aus „4712;4“');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    const button = await screen.findByRole('button', { name: '5 Zeilen in den Warenkorb' });
    await waitFor(() => {
      expect(button).toHaveFocus();
    });
    expect(screen.queryByRole('switch')).toBeNull();
    // One step back takes all of them back.
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByText('2 zu bestätigen');
    await user.keyboard('{F8}{Enter}');
    await screen.findByText('1 zu bestätigen');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('4 Zeilen liegen im Warenkorb.');
    expect(written.flat().map(({ sku, amount }) => [sku, amount])).toEqual([
      ['4713', 2],
      ['4712', 4],
      ['4711', 12],
    ]);
    // What is to be confirmed is not ordered.
    expect(field(1, /Nummer oder Name/)).toHaveValue('4712');
  });

  it('shows nothing but open lines by their kind, and goes back to the list when all is clear', async () => {
    const { user } = await setUp();
    await pasteList(user, '4712;1;Stk\n4712;4\n4711;12\nSpinat;3;Stk');
    await user.click(await screen.findByRole('switch', { name: 'Nur offene 3' }));
    expect(screen.getByText('Einheit nicht geschrieben')).toBeVisible();
    expect(rows().filter((each) => each.dataset['index'] !== undefined)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Beide bestätigen' }));
    await waitFor(() => {
      expect(screen.queryByText('Einheit nicht geschrieben')).toBeNull();
    });
    const answer = screen.getByRole('button', { name: /Blattspinat.*übernehmen/ });
    expect(answer).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('switch')).toBeNull();
    });
    expect(await screen.findByRole('button', { name: '4 Zeilen in den Warenkorb' })).toHaveFocus();
    expect(rows()).toHaveLength(5);
  });

  it('makes a changed amount the buyer’s own, and still asks about the unit', async () => {
    const { user, written } = await setUp();
    await pasteList(user, '4712;4\n4712;5;Stk');
    await waitFor(() => {
      expect(field(1, /Menge/)).toHaveFocus();
    });
    await user.keyboard('7{Enter}');
    const button = await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    await user.click(button);
    await screen.findByText('2 Zeilen liegen im Warenkorb.');
    expect(written.flat()).toMatchObject([{ sku: '4712', amount: 12 }]);
  });

  it('says why nothing can be ordered yet, and leads to the first open line', async () => {
    const { user, written } = await setUp();
    await pasteList(user, 'Spinat;3;Stk\n4712;4');
    const button = await screen.findByRole('button', { name: 'Noch nichts bereit: 2 Zeilen klären' });
    await user.click(button);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /Blattspinat.*übernehmen/ })).toHaveFocus();
    });
    expect(written).toEqual([]);
  });

  it('asks for a missing amount in its own field, and never makes one up', async () => {
    const { user } = await setUp();
    await pasteList(user, '4712\n4712;1,5;Stk');
    await waitFor(() => {
      expect(field(1, /Menge/)).toHaveFocus();
    });
    expect(field(1, /Menge/)).toHaveValue('');
    await user.keyboard('3{Enter}');
    await waitFor(() => {
      expect(field(2, /Menge/)).toHaveFocus();
    });
    // The unit of the first was not written either.
    await screen.findByText('1 zu bestätigen');
    // What is no amount stops the field.
    await user.keyboard('{Enter}');
    expect(field(2, /Menge/)).toHaveFocus();
    await user.clear(field(2, /Menge/));
    await user.keyboard('2');
    await screen.findByText('1 bereit');
    await user.keyboard('{F8}');
    await waitFor(() => {
      expect(field(1, /Menge/)).toHaveFocus();
    });
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
  });

  it('asks once which column is the amount, and uses the answer again in silence', async () => {
    const { user, app, unmount, storage } = await setUp();
    const list = 'Artikelnummer;Einheit;KW 47;KW 48\n4711;Stk;20;7\n4712;Stk;5;\n4713;Stk;9;2';
    await user.click(field(1, /Nummer oder Name/));
    await user.paste(list);
    await screen.findByRole('heading', { name: 'Welche Spalte ist die Menge?' });
    const [one, two] = screen.getAllByRole('radio');
    await waitFor(() => {
      expect(one).toHaveFocus();
    });
    // Nothing counts as read before it is answered.
    expect(screen.queryByRole('grid')).toBeNull();
    await user.keyboard('2');
    expect(two).toBeChecked();
    expect(screen.getByText(/Leere Zeilen bleiben unbestellt: 1 von 3/)).toBeVisible();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    expect(field(1, /Menge/)).toHaveValue('7');
    expect(await screen.findByText(/Menge aus Spalte „KW 48“/)).toBeVisible();
    // Lines without amount lie folded, and go and come in one step.
    expect(await screen.findByText('1 Zeile ohne Menge')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1 Zeile ohne Menge verwerfen' }));
    expect(screen.queryByText('1 Zeile ohne Menge')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(screen.getByText('1 Zeile ohne Menge')).toBeVisible();
    unmount();

    const again = await setUp({ app: `${app}-again`, storage });
    await again.user.click(field(1, /Nummer oder Name/));
    await again.user.paste(list);
    await screen.findByText(/Menge aus Spalte „KW 48“/);
    await again.user.click(screen.getByRole('button', { name: 'Spalten ändern' }));
    await screen.findByRole('heading', { name: 'Welche Spalte ist die Menge?' });
    await again.user.click(screen.getByRole('button', { name: 'Mehrere Spalten zusammenzählen' }));
    await again.user.click(screen.getByRole('checkbox', { name: /KW 48/ }));
    await again.user.click(screen.getByRole('button', { name: /2 Spalten zusammenzählen/ }));
    await waitFor(() => {
      expect(field(1, /Menge/)).toHaveValue('27');
    });
    // The other reading took the place of the first.
    await waitFor(() => {
      expect(rows().filter((each) => each.dataset['state'] === 'READY')).toHaveLength(3);
    });
  });

  it('takes each column as a delivery day: the first is ordered first, the others wait and outlive a reload', async () => {
    const { user, app, unmount, written, resolve, storage } = await setUp();
    await user.click(field(1, /Nummer oder Name/));
    await user.paste('Artikelnummer;Einheit;Mo;Di;Mi\n4711;Stk;20;7;\n4712;Stk;5;;6\n4713;Stk;;2;');
    await screen.findByRole('heading', { name: 'Welche Spalte ist die Menge?' });
    await user.click(screen.getByRole('button', { name: 'Mehrere Spalten zusammenzählen' }));
    await user.click(screen.getByRole('checkbox', { name: /^Di/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Mi/ }));
    expect(screen.getByText(/zuerst kommt „Mo“/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Je Spalte ein Liefertag' }));
    expect(await screen.findByText(/je Liefertag eine Spalte: „Mo“, „Di“, „Mi“/)).toBeVisible();
    const days = () => screen.getByRole('region', { name: 'Spätere Liefertage' });
    expect(days()).toHaveTextContent('Liefertag „Mo“. Danach „Di“, 2 Zeilen · „Mi“, 1 Zeile.');
    await user.click(await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' }));
    await waitFor(() => {
      expect(written.flat().map(({ sku, amount }) => [sku, amount])).toEqual([
        ['4711', 20],
        ['4712', 5],
      ]);
    });
    // What waits is neither asked about nor ordered before its day is opened.
    expect(resolve.mock.calls.flatMap(([lines]) => lines.map(({ amount }) => amount)).sort()).toEqual([
      20, 5,
    ]);
    await waitFor(() => {
      expect(days()).toHaveTextContent('Im Warenkorb liegen noch 2 Artikel: bestellen Sie diese zuerst');
    });
    unmount();

    const again = await setUp({ app, storage });
    expect(days()).toHaveTextContent('Als Nächstes „Di“, 2 Zeilen · „Mi“, 1 Zeile.');
    await again.user.click(screen.getByRole('button', { name: '„Di“ öffnen' }));
    await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    expect(field(1, /Menge/)).toHaveValue('7');
    expect(days()).toHaveTextContent('Liefertag „Di“. Danach „Mi“, 1 Zeile.');
    await again.user.click(screen.getByRole('button', { name: 'Spätere Tage verwerfen' }));
    expect(screen.queryByRole('region', { name: 'Spätere Liefertage' })).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(days()).toHaveTextContent('„Mi“, 1 Zeile');
  });

  it('QTY-2: raises an amount that was typed with a warning, and offers it where a list says so', async () => {
    const { user } = await setUp();
    await user.click(field(1, /Nummer oder Name/));
    await user.keyboard('4711{Tab}2');
    // Never while it is being typed.
    expect(field(1, /Menge/)).toHaveValue('2');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(field(1, /Menge/)).toHaveValue('5');
    });
    expect(await findInRow(1, /von 2 auf 5/)).toBeVisible();
    await waitFor(() => {
      expect(field(2, /Nummer oder Name/)).toHaveFocus();
    });
    await user.paste('4711;3;Stk\n4712;1;Stk');
    const offer = await screen.findByRole('button', { name: /auf 5 Stk setzen/ });
    expect(row(2)).toContainElement(offer);
    expect(field(2, /Menge/)).toHaveValue('3');
    await user.click(offer);
    await waitFor(() => {
      expect(field(2, /Menge/)).toHaveValue('5');
    });
  });

  it('PRI-9: shows no prices and no sum to those who may not see them', async () => {
    const { user } = await setUp({ flags: { displayPriceInformation: false } });
    await pasteList(user, '4712;2;Stk\n4712;1;Stk');
    await findInRow(1, 'Schlagobers');
    expect(screen.queryByText(/€/)).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Summe' })).toBeNull();
  });

  it('CRT-2: what is put in without a connection is in the cart, is sent later, once, and survives the page', async () => {
    const offline = () => Promise.reject(new FetchError(new TypeError('offline')));
    let isOnline = false;
    const put = () => (isOnline ? Promise.resolve() : offline());
    const first = await setUp({ put });
    await pasteList(first.user, '4712;2;Stk\n4799;1;Stk');
    await first.user.click(await screen.findByRole('button', { name: '1 Zeile in den Warenkorb' }));
    await screen.findByText('1 Zeile liegt im Warenkorb und wird später gesendet.');
    expect(rows()).toHaveLength(2);
    expect(field(1, /Nummer oder Name/)).toHaveValue('4799');
    expect(first.store.getState().cartEdits.edits['4712']).toMatchObject({ amount: 2, phase: 'unsent' });
    first.unmount();
    isOnline = true;
    const second = await setUp({ put, app: first.app });
    expect(field(1, /Nummer oder Name/)).toHaveValue('4799');
    await waitFor(() => {
      expect(second.written).toHaveLength(1);
    });
    const [sent, again] = [first.written.flat()[0], second.written.flat()[0]];
    expect(again).toMatchObject({ sku: '4712', amount: 2, operationId: sent?.operationId });
    await waitFor(() => {
      expect(second.store.getState().cartEdits.edits).toEqual({});
    });
  });

  it.each([
    ['keeps what is written', false],
    ['keeps nothing', true],
  ])('CRT-2: puts nothing in twice where the answer is lost, in a browser that %s', async (_, isUnkept) => {
    const amounts = new Map<string, number>();
    const done = new Map<string | undefined, number | undefined>();
    let isAnswering = false;
    const { user, written, store, resume } = await setUp({
      read: () => testCart(...[...amounts].map(([sku, amount]) => testItem(sku, amount, 'Stk'))),
      put: (items) => {
        for (const { sku, amount = 0, operationId } of items) {
          if (!done.has(operationId)) amounts.set(sku, amount);
          done.set(operationId, amount);
        }
        return isAnswering ? Promise.resolve() : Promise.reject(new FetchError(new TypeError('offline')));
      },
    });
    if (isUnkept) {
      for (const write of ['put', 'add'] as const)
        vi.spyOn(IDBObjectStore.prototype, write).mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        });
      onTestFinished(() => {
        vi.restoreAllMocks();
      });
    }
    await pasteList(user, '4712;2;Stk\n4799;1;Stk');
    await user.click(await screen.findByRole('button', { name: '1 Zeile in den Warenkorb' }));
    await screen.findByText(isUnkept ? /^Keine Verbindung/ : /wird später gesendet/);
    if (isUnkept) {
      await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
      await screen.findByText(/^Keine Verbindung/);
      isAnswering = true;
      await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    } else {
      isAnswering = true;
      await resume();
    }
    await waitFor(() => {
      expect(store.getState().cartEdits.edits).toEqual({});
    });
    expect([...amounts]).toEqual([['4712', 2]]);
    expect(new Set(written.flat().map(({ sku, amount }) => `${sku} ${amount}`))).toEqual(new Set(['4712 2']));
    expect(done.size).toBe(1);
    // Nothing of it is left to be put in once more.
    await screen.findByRole('button', { name: 'Noch nichts bereit: 1 Zeile klären' });
    expect(field(1, /Nummer oder Name/)).toHaveValue('4799');
  });

  it('CRT-2: a browser killed at any moment has a line in the pad or in the cart, never in both or neither', async () => {
    const { user, app } = await setUp({ put: () => new Promise(() => undefined) });
    await pasteList(user, '4712;2;Stk\n4713;3;Stk');
    const button = await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    await vi.waitFor(async () => {
      expect(await keptLines(app)).toEqual({ inPad: ['4712', '4713'], inCart: [] });
    });
    const press = user.click(button);
    let moments = 0;
    let last = await keptLines(app);
    while (last.inCart.length === 0 && moments < 1000) {
      moments += 1;
      expect(last.inPad).toEqual(['4712', '4713']);
      last = await keptLines(app);
    }
    await press;
    // Typing on keeps the pad, in which those rows are not any more.
    await user.click(field(3, /Nummer oder Name/));
    await user.keyboard('4799');
    await vi.waitFor(async () => {
      expect(await keptLines(app)).toEqual({ inPad: ['4799'], inCart: ['4712', '4713'] });
    });
    expect(last).toEqual({ inPad: [], inCart: ['4712', '4713'] });
  });

  it('ERR-6: names what the cart did not take, and puts the rest into it', async () => {
    const refusal = problemError(422, {
      type: 'about:blank',
      title: 'Not available',
      status: 422,
      code: 'articles-not-available',
      skus: ['4711'],
    });
    const { user, written } = await setUp({
      put: (items) => (items.some(({ sku }) => sku === '4711') ? Promise.reject(refusal) : Promise.resolve()),
    });
    await pasteList(user, '4711;12;Stk\n4712;2;Stk');
    await user.click(await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' }));
    await screen.findByText('1 Zeile liegt im Warenkorb.');
    expect(screen.getByText(/Diese Artikel wurden nicht übernommen: 4711/)).toBeVisible();
    expect(written.at(-1)?.map(({ sku }) => sku)).toEqual(['4712']);
    expect(field(1, /Nummer oder Name/)).toHaveValue('4711');
  });

  it('is filled from an order template, with the amounts that are usual', async () => {
    const items = [testTemplateItem('4712', 3, { product: cream }), testTemplateItem('4711', 10)];
    const templates = [
      testTemplate('t1', 'Frühstück', { orderTemplateItems: items }),
      testTemplate('t2', 'Leer'),
    ];
    const { user } = await setUp({
      fetch: answeringFetch((path) => (path === '/v1/t/AZ/my/order-templates' ? templates : undefined)),
    });
    await user.click(screen.getByRole('button', { name: 'Aus Vorlage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /Frühstück.*2 Zeilen/ }));
    await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field(1, /Nummer oder Name/)).toHaveValue('4712');
    expect(field(1, /Menge/)).toHaveValue('3');
    expect(field(2, /Menge/)).toHaveValue('10');
  });

  it('keeps what is written over a reload', async () => {
    const { user, app, unmount } = await setUp();
    await pasteList(user, '4712;2\nSpinat;1');
    await findInRow(1, 'Schlagobers');
    unmount();
    await setUp({ app });
    expect(field(1, /Nummer oder Name/)).toHaveValue('4712');
    expect(field(2, /Menge/)).toHaveValue('1');
  });

  it('sends buyers without a customer to choose one', () => {
    const { cart, ...gateway } = fakeGateway();
    expect(cart).toBeDefined();
    renderShop(<OrderPadView app="pad" storage={memoryStorage()} />, { gateway });
    expect(screen.getByRole('link', { name: 'Kunden wählen' })).toHaveAttribute(
      'href',
      '/my/customers?targetRoute=/',
    );
  });

  it('QTY-6: asks about an amount that is far from the usual, once in the whole shop, and about another anew', async () => {
    const { user } = await setUp();
    await pasteList(user, '4714\t125\tStk\n4712\t2\tKarton\n4714;90');
    await findInRow(1, 'Gewöhnlich 1–4 Stk, wirklich 125?');
    // A guess of another kind is a question of its own, which comes after it.
    await findInRow(3, 'Gewöhnlich 1–4 Stk, wirklich 90?');
    await screen.findByText('2 zu bestätigen');
    expect(screen.getByRole('button', { name: '1 Zeile in den Warenkorb' })).toBeEnabled();
    await user.click(within(row(3)).getByRole('button', { name: 'Bergkäse bestätigen' }));
    await findInRow(3, '„4714;90“');
    await user.click(within(row(1)).getByRole('button', { name: 'Bergkäse bestätigen' }));
    await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    expect(screen.getByText('1 zu bestätigen')).toBeVisible();

    // Less than what was confirmed is not asked about again, more is.
    await user.clear(field(1, /Menge/));
    await user.type(field(1, /Menge/), '124');
    await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    await user.clear(field(1, /Menge/));
    await user.type(field(1, /Menge/), '126');
    await findInRow(1, 'Gewöhnlich 1–4 Stk, wirklich 126?');
  });

  it('on a phone settles open lines one at a time, then guesses by kind, with a way back', async () => {
    beOnAPhone();
    const { user, written } = await setUp();
    await pasteList(user, '3 Stk Spinat\n4711 12 Stk\n4712 2\n4713 4');
    await user.click(await screen.findByRole('button', { name: '3 Zeilen klären' }));
    const dialog = await screen.findByRole('dialog', { name: /Offen 1 von 3/ });
    expect(dialog).toHaveTextContent('„3 Stk Spinat“');
    await user.click(await within(dialog).findByRole('button', { name: /Blattspinat.*übernehmen/ }));
    await within(dialog).findByText('Einheit nicht geschrieben');
    await user.click(within(dialog).getByRole('button', { name: 'Zurück' }));
    await within(dialog).findByText('„3 Stk Spinat“');
    await user.click(within(dialog).getByRole('button', { name: 'Später' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Alle 2 bestätigen' }));
    await within(dialog).findByText('Alles geklärt');
    await user.click(within(dialog).getByRole('button', { name: 'Zum Bestellblock' }));
    await user.click(await screen.findByRole('button', { name: '3 Zeilen in den Warenkorb' }));
    await screen.findByText('3 Zeilen liegen im Warenkorb.');
    expect(written.flat().map(({ sku, amount }) => [sku, amount])).toEqual([
      ['4711', 12],
      ['4712', 2],
      ['4713', 4],
    ]);
  });

  const openSheet = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
    await user.click(screen.getByRole('button', { name: /^Einfügen/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Liste einfügen' }));
    if (text !== '') {
      await user.click(sheet.getByRole('textbox', { name: 'Ihre Liste' }));
      await user.paste(text);
    }
    return sheet;
  };

  it('on a phone says below a pasted list what comes next, and goes through what is not ready', async () => {
    beOnAPhone();
    const { user } = await setUp();
    const sheet = await openSheet(user, '3 Stk Spinat\n4711 12 Stk\n4712 2');
    await user.click(await sheet.findByRole('button', { name: '2 Zeilen klären' }));
    await screen.findByRole('dialog', { name: /Offen 1 von 2/ });
    expect(screen.queryByRole('dialog', { name: 'Liste einfügen' })).toBeNull();
  });

  it('on a phone orders what is ready of a pasted list alone, and keeps the rest', async () => {
    beOnAPhone();
    const { user, written } = await setUp();
    await pasteList(user, '4713 4 Stk\n4714 2 Stk');
    await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    const sheet = await openSheet(user, '3 Stk Spinat\n4711 12 Stk');
    await user.click(await sheet.findByRole('button', { name: 'Nur die 1 bereite in den Warenkorb' }));
    await screen.findByText('1 Zeile liegt im Warenkorb.');
    expect(written.flat().map(({ sku, amount }) => [sku, amount])).toEqual([['4711', 12]]);
    expect(field(1, /Nummer oder Name/)).toHaveValue('4713');
    expect(field(3, /Nummer oder Name/)).toHaveValue('3 Stk Spinat');
  });

  it('on a phone puts a list with nothing open into the cart', async () => {
    beOnAPhone();
    const { user, written } = await setUp();
    const sheet = await openSheet(user, '4711 12 Stk\n4712 3 Stk');
    await user.click(await sheet.findByRole('button', { name: '2 Zeilen in den Warenkorb' }));
    await screen.findByText('2 Zeilen liegen im Warenkorb.');
    expect(written.flat().map(({ sku }) => sku)).toEqual(['4711', '4712']);
  });

  it('on a phone takes a list into the pad by a button that nothing takes the place of', async () => {
    beOnAPhone();
    const { user, written } = await setUp();
    const sheet = await openSheet(user, '');
    const take = sheet.getByRole('button', { name: 'Übernehmen' });
    expect(take).toBeDisabled();
    await user.click(sheet.getByRole('textbox', { name: 'Ihre Liste' }));
    await user.paste('4711 12 Stk\n4712 3 Stk');
    expect(await sheet.findByRole('button', { name: 'Wird geprüft …' })).toBeDisabled();
    await sheet.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    expect(sheet.queryByRole('button', { name: 'Wird geprüft …' })).toBeNull();
    expect(sheet.getByRole('button', { name: 'Übernehmen' })).toBe(take);
    await user.click(take);
    await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    expect(field(1, /Nummer oder Name/)).toHaveValue('4711');
    expect(written).toEqual([]);
  });

  it('on a phone reads the clipboard, says where it may not, and keeps what is written for another way', async () => {
    beOnAPhone();
    const { user } = await setUp();
    await navigator.clipboard.writeText('4712 3 Stk');
    const sheet = await openSheet(user, '');
    await user.click(sheet.getByRole('button', { name: 'Einfügen' }));
    await waitFor(() => {
      expect(sheet.getByRole('textbox', { name: 'Ihre Liste' })).toHaveValue('4712 3 Stk');
    });
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(sheet.getByRole('button', { name: 'Einfügen' }));
    expect(await sheet.findByText(/gibt die Zwischenablage nicht her/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Datei' }));
    const upload = within(await screen.findByRole('dialog', { name: 'Liste hochladen' }));
    await user.click(upload.getByRole('button', { name: 'Schließen' }));
    const again = await openSheet(user, '');
    expect(again.getByRole('textbox', { name: 'Ihre Liste' })).toHaveValue('4712 3 Stk');
  });
});
