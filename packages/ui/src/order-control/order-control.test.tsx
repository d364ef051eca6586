import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, StrictMode, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { OrderControl } from './order-control';
import { OrderControlGroup } from './order-control-group';
import type { OrderControlProps } from './order-control-props';
import type { OrderHintData } from './order-hint-data';
import type { OrderDraft, OrderUnit } from './order-value';

const units: readonly OrderUnit[] = [
  { abbreviation: 'Stk', name: 'Stück', minimum: 12 },
  { abbreviation: 'Ktn', name: 'Karton', plural: 'Kartons', content: '6 Stück', minimum: 2 },
];

const callbacks = () => ({
  onChange: vi.fn(),
  onAdd: vi.fn(),
  onRemove: vi.fn(),
  onDraftChange: vi.fn(),
  onWarning: vi.fn(),
});

const control = (props: Partial<OrderControlProps> = {}): ReactNode => (
  <OrderControl name="Obers" amount={4} unit="Ktn" units={units} {...props} />
);

const amount = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Menge, Obers' });
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  vi.useFakeTimers();
  // Time passes only where a test says so; the library's own wait for a timer would never end.
  configure({
    asyncWrapper: async (callback) => {
      const result: unknown = await callback();
      return result;
    },
  });
  user = userEvent.setup({ delay: null });
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('QTY-3: an amount field', () => {
  it('takes whole numbers of at most five digits', async () => {
    const { onChange } = callbacks();
    renderKit(control({ inCart: true, onChange }));
    await user.clear(amount());
    await user.type(amount(), '99999{Enter}');
    await user.clear(amount());
    await user.paste(' 17,00 ');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[{ amount: 99_999, unit: 'Ktn' }], [{ amount: 17, unit: 'Ktn' }]]);
  });

  it('hands a change on 500 ms after the last one', async () => {
    const { onChange } = callbacks();
    renderKit(control({ inCart: true, onChange }));
    await user.click(button('Mehr, Obers'));
    pass(400);
    await user.click(button('Mehr, Obers'));
    pass(499);
    expect(onChange).not.toHaveBeenCalled();
    pass(1);
    expect(onChange.mock.calls).toEqual([[{ amount: 6, unit: 'Ktn' }]]);
  });
});

describe('QTY-5: what is no amount', () => {
  const refusedTexts: readonly (readonly [string, string, readonly string[]])[] = [
    ['2,5', 'Nur ganze Kartons', ['2 Ktn', '3 Ktn']],
    ['1.5', 'Nur ganze Kartons', ['1 Ktn', '2 Ktn']],
    ['1000000', 'höchstens 99.999', ['99999 Ktn']],
    ['1.200', 'Wie viel ist „1.200“?', ['1200 Ktn', '1 Ktn']],
    ['1 200', 'Wie viel ist „1 200“?', ['1200 Ktn', '1 Ktn']],
    ['-3', 'Bitte ohne Minus', ['3 Ktn']],
    ['=3+4', 'Bitte das Ergebnis eingeben', ['7 Ktn']],
    ['3 Ktn', 'Bitte nur eine Zahl', ['3 Ktn']],
    ['drei', 'Bitte nur eine Zahl', []],
    ['000012', 'höchstens fünf Ziffern', ['12 Ktn']],
  ];
  const ways: readonly (readonly [string, (text: string) => Promise<void>])[] = [
    ['typed', (text) => user.keyboard(text)],
    ['pasted', (text) => user.paste(text)],
  ];
  const cases = ways.flatMap(([way, enter]) =>
    refusedTexts.map(([text, sentence, remedies]) => ({ way, enter, text, sentence, remedies })),
  );

  const remedyNames = (): readonly (string | null)[] =>
    screen
      .getAllByRole('button')
      .filter((element) => element.hasAttribute('aria-keyshortcuts'))
      .map(({ textContent }) => textContent);

  it.each(cases)(
    'stays as it was $way: $text is amber, says why, offers what may be meant, and hands nothing on',
    async ({ enter, text, sentence, remedies }) => {
      const { onChange, onRemove, onWarning } = callbacks();
      renderKit(control({ inCart: true, onChange, onRemove, onWarning }));
      await user.click(amount());
      await enter(text);
      expect(amount()).toHaveValue(text);
      expect(amount()).toBeInvalid();
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);
      expect(amount()).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.?]/g, '\\$&')));
      expect(remedyNames()).toEqual(remedies);
      onChange.mockClear();
      await user.keyboard('{Enter}');
      pass(1000);
      for (const step of [/^Weniger/, /^Mehr/, /aus dem Warenkorb/]) await user.click(button(step));
      await user.click(document.body);
      pass(1000);
      expect(amount()).toHaveValue(text);
      expect(onChange).not.toHaveBeenCalled();
      expect(onRemove).not.toHaveBeenCalled();
      expect(onWarning).not.toHaveBeenCalled();
    },
  );

  it('is answered by a remedy, which gives the focus back', async () => {
    const { onChange } = callbacks();
    renderKit(control({ inCart: true, onChange }));
    await user.click(amount());
    await user.paste('2,5');
    await user.click(button('3 Ktn'));
    expect(amount()).toHaveValue('3');
    expect(amount()).toHaveFocus();
    expect(amount()).toBeValid();
    pass(500);
    expect(onChange.mock.calls).toEqual([[{ amount: 3, unit: 'Ktn' }]]);
  });

  it.each([
    ['{Tab}{Enter}', '2'],
    ['{Tab}1', '2'],
    ['{Tab}2', '3'],
    ['{Tab}{Tab}{Enter}', '3'],
    ['{Tab}{Escape}', '4'],
    ['{Escape}', '4'],
    ['{Enter}{Enter}{Backspace}7', '7'],
  ])('is answered by the keys %s', async (keys, value) => {
    renderKit(control({ inCart: true }));
    await user.click(amount());
    await user.paste('2,5');
    await user.keyboard(keys);
    expect(amount()).toHaveValue(value);
    expect(amount()).toHaveFocus();
  });

  it('lets Tab go on after the remedies, so that nobody is caught', async () => {
    renderKit(control({ inCart: true }));
    await user.click(amount());
    await user.paste('drei');
    await user.tab();
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('does not let Enter go on to the next row', async () => {
    renderKit(
      <OrderControlGroup>
        {control()}
        <OrderControl name="Butter" amount={1} unit="Ktn" units={units} />
      </OrderControlGroup>,
    );
    await user.click(amount());
    await user.keyboard('2,5{Enter}');
    expect(amount()).toHaveFocus();
    expect(amount()).toHaveValue('2,5');
  });

  it('stays a draft outside the cart, as it was typed', async () => {
    const { onAdd, onDraftChange } = callbacks();
    renderKit(control({ onAdd, onDraftChange }));
    await user.click(amount());
    await user.keyboard('2,5{Enter}');
    await user.click(button(/in den Warenkorb legen/));
    expect(onAdd).not.toHaveBeenCalled();
    expect(onDraftChange).toHaveBeenLastCalledWith({ text: '2,5', unit: 'Ktn' });
  });

  it.each([true, false])('is still to be answered after the row was gone (in the cart: %s)', (inCart) => {
    renderKit(control({ inCart, draft: { text: '2,5', unit: 'Ktn' } }));
    expect(amount()).toHaveValue('2,5');
    expect(button('2 Ktn')).toBeInTheDocument();
  });

  it('is handed on when the page is left before the delay is over', async () => {
    const { onChange } = callbacks();
    renderKit(control({ inCart: true, onChange }));
    await user.click(amount());
    await user.clear(amount());
    await user.keyboard('9');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent(window, new Event('pagehide'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amount: 9 }));
  });

  it('keeps the digits of two lines apart', async () => {
    renderKit(control());
    await user.click(amount());
    await user.paste('3\r\n4');
    expect(amount()).toHaveValue('3 4');
    expect(amount()).toBeInvalid();
  });

  it('is told to be no whole number where nothing has a unit', async () => {
    renderKit(control({ purpose: 'count', unit: '', units: [] }));
    await user.click(amount());
    await user.paste('2,5');
    expect(screen.getByRole('alert')).toHaveTextContent('Nur ganze Zahlen');
    expect(remedyNames()).toEqual(['2', '3']);
  });
});

describe('QTY-6: an unusual amount', () => {
  const asking = () => {
    const confirm = vi.fn();
    const meant = new Set<number>();
    return {
      confirm,
      unusual: ({ amount: asked }: { readonly amount: number }) =>
        asked > 20 && !meant.has(asked)
          ? {
              usual: '1–4 Ktn',
              instead: 4,
              confirm: () => {
                meant.add(asked);
                confirm(asked);
              },
            }
          : undefined,
    };
  };

  it('is asked about once: Enter goes to the answer, Enter again takes it', async () => {
    const { unusual, confirm } = asking();
    const { onAdd } = callbacks();
    renderKit(control({ unusual, onAdd }));
    await user.click(amount());
    await user.keyboard('125{Enter}');
    expect(onAdd).not.toHaveBeenCalled();
    expect(amount()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('gewöhnlich 1–4 Ktn. Wirklich 125?');
    expect(button('Ja, 125')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onAdd.mock.calls).toEqual([[{ amount: 125, unit: 'Ktn' }]]);
    expect(confirm.mock.calls).toEqual([[125]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is answered about what stands in the field, however old the question on screen is', async () => {
    const { unusual } = asking();
    const { onAdd } = callbacks();
    const hints: OrderHintData[] = [];
    const onHint = (hint: OrderHintData | undefined) => {
      if (hint !== undefined) hints.push(hint);
    };
    renderKit(control({ unusual, onAdd, onHint }));
    await user.click(amount());
    await user.keyboard('25');
    const [early] = hints;
    await user.keyboard('0');
    act(() => {
      if (early?.kind === 'AMOUNT') early.remedies[0]?.take();
    });
    expect(onAdd.mock.calls).toEqual([[{ amount: 250, unit: 'Ktn' }]]);
  });

  it('gives way to the usual one', async () => {
    const { unusual, confirm } = asking();
    const { onChange } = callbacks();
    renderKit(control({ inCart: true, unusual, onChange }));
    await user.click(amount());
    await user.keyboard('125');
    pass(1000);
    await user.click(button('4 Ktn'));
    expect(amount()).toHaveValue('4');
    pass(1000);
    expect(onChange).not.toHaveBeenCalled();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('is not put into the cart by the toggle either', async () => {
    const { unusual } = asking();
    const { onAdd } = callbacks();
    renderKit(control({ unusual, onAdd }));
    await user.click(amount());
    await user.keyboard('125');
    await user.click(button(/in den Warenkorb legen/));
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('in the cart already is an amber line that blocks nothing', async () => {
    const { unusual } = asking();
    const { onChange, onRemove } = callbacks();
    renderKit(control({ inCart: true, amount: 125, unusual, onChange, onRemove }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Ja, 125'));
    expect(screen.queryByRole('button', { name: 'Ja, 125' })).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    await user.click(button(/aus dem Warenkorb/));
    expect(onRemove).toHaveBeenCalled();
  });
});

describe('QTY-4: the buttons', () => {
  it.each([
    [1, 1, true],
    [2, 2, true],
    [1, 2, true],
    [3, 2, false],
  ])('at %i with the minimum %i minus rests: %s', (value, minimum, rests) => {
    renderKit(control({ amount: value, units: [{ abbreviation: 'Ktn', name: 'Karton', minimum }] }));
    expect(button('Weniger, Obers').hasAttribute('disabled')).toBe(rests);
  });

  it.each([
    [99_998, false],
    [99_999, true],
  ])('at %i plus rests: %s', (value, rests) => {
    renderKit(control({ amount: value }));
    expect(button('Mehr, Obers').hasAttribute('disabled')).toBe(rests);
  });

  it('leave the focus in the field and are no tab stops', async () => {
    renderKit(control());
    await user.click(amount());
    await user.click(button('Mehr, Obers'));
    expect(amount()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});

describe('QTY-2: below the minimum', () => {
  it('the field says so and offers the remedy, while the amount stays', async () => {
    renderKit(control({ inCart: true }));
    await user.clear(amount());
    await user.type(amount(), '1');
    expect(amount()).toHaveValue('1');
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveAccessibleDescription('Mindestmenge 2 Kartons');
    await user.click(button('auf 2 setzen'));
    expect(amount()).toHaveValue('2');
    expect(amount()).toHaveFocus();
    expect(amount()).toBeValid();
  });

  it('a commit raises the amount and warns for 4 seconds', async () => {
    const { onChange, onWarning } = callbacks();
    renderKit(control({ inCart: true, onChange, onWarning }));
    await user.clear(amount());
    await user.type(amount(), '1{Enter}');
    expect(onChange.mock.calls).toEqual([[{ amount: 2, unit: 'Ktn' }]]);
    expect(onWarning).toHaveBeenCalledWith({
      kind: 'BELOW_MINIMUM',
      text: 'Die Mindestbestellmenge von 2 Kartons darf nicht unterschritten werden.',
      durationMs: 4000,
    });
  });

  it('a change of unit checks it again', async () => {
    const { onChange, onWarning } = callbacks();
    renderKit(control({ inCart: true, onChange, onWarning }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Einheit, Obers' }), 'Stk');
    pass(500);
    expect(onChange.mock.calls).toEqual([[{ amount: 12, unit: 'Stk' }]]);
    expect(onWarning).toHaveBeenCalledOnce();
  });
});

describe('CRT-1: the toggle', () => {
  it('adds what is not in the cart', async () => {
    const { onAdd } = callbacks();
    renderKit(control({ onAdd }));
    await user.click(button('Obers in den Warenkorb legen'));
    expect(onAdd).toHaveBeenCalledWith({ amount: 4, unit: 'Ktn' });
  });

  it('removes what is in it, and drops what was being typed', async () => {
    const { onChange, onRemove } = callbacks();
    renderKit(control({ inCart: true, onChange, onRemove }));
    await user.type(amount(), '7');
    await user.click(button('Obers aus dem Warenkorb nehmen'));
    pass(1000);
    expect(onRemove).toHaveBeenCalledWith({ amount: 4, unit: 'Ktn' });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the toggle by keyboard', () => {
  it.each(['{Enter}', ' '])('comes after amount and unit and adds with "%s"', async (key) => {
    const { onAdd } = callbacks();
    renderKit(control({ onAdd }));
    for (const stop of [amount(), screen.getByRole('combobox'), button('Obers in den Warenkorb legen')]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
    await user.keyboard(key);
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({ amount: 4, unit: 'Ktn' });
    expect(button('Obers in den Warenkorb legen')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('removes with "%s"', async (key) => {
    const { onRemove } = callbacks();
    renderKit(control({ inCart: true, onRemove }));
    await user.tab({ shift: true });
    await user.keyboard(key);
    expect(onRemove).toHaveBeenCalledExactlyOnceWith({ amount: 4, unit: 'Ktn' });
  });
});

describe('PRD-6: what cannot be ordered', () => {
  it('is not added, and says why', async () => {
    const { onAdd } = callbacks();
    renderKit(control({ disabledReason: 'wieder ab Mo, 30.11.', onAdd }));
    const toggle = button('Obers in den Warenkorb legen');
    expect(toggle).toHaveAttribute('aria-disabled', 'true');
    expect(toggle).toHaveAccessibleDescription('wieder ab Mo, 30.11.');
    await user.click(toggle);
    expect(onAdd).not.toHaveBeenCalled();
    expect(amount()).toBeDisabled();
  });

  it('is taken out all the same', async () => {
    const { onRemove } = callbacks();
    renderKit(control({ inCart: true, disabledReason: 'nicht mehr im Sortiment', onRemove }));
    await user.click(button('Obers aus dem Warenkorb nehmen'));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});

describe('CRT-2: in the cart', () => {
  it('leaving the field saves, moving inside the control does not', async () => {
    const { onChange } = callbacks();
    renderKit(control({ inCart: true, onChange }));
    await user.type(amount(), '9');
    await user.tab();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    await user.tab();
    expect(onChange.mock.calls).toEqual([[{ amount: 9, unit: 'Ktn' }]]);
  });

  it('Enter saves once, also when the focus moves on', async () => {
    const { onChange } = callbacks();
    renderKit(
      <OrderControlGroup>
        {control({ inCart: true, onChange })}
        {control({ name: 'Butter' })}
      </OrderControlGroup>,
    );
    await user.type(amount(), '9{Enter}');
    expect(screen.getByRole('textbox', { name: 'Menge, Butter' })).toHaveFocus();
    pass(1000);
    expect(onChange.mock.calls).toEqual([[{ amount: 9, unit: 'Ktn' }]]);
  });

  it('0 removes on Enter and is restored on leaving', async () => {
    const { onRemove } = callbacks();
    renderKit(control({ inCart: true, onRemove, withoutToggle: true, units: [] }));
    await user.type(amount(), '0');
    await user.tab();
    expect(amount()).toHaveValue('4');
    expect(onRemove).not.toHaveBeenCalled();
    await user.type(amount(), '0{Enter}');
    expect(onRemove).toHaveBeenCalledWith({ amount: 4, unit: 'Ktn' });
  });

  it('busy shows at least 500 ms and never blocks the field', async () => {
    const { rerender } = renderKit(control({ inCart: true }));
    const group = screen.getByRole('group');
    rerender(<>{control({ inCart: true, busy: true })}</>);
    expect(group).toHaveAttribute('aria-busy', 'true');
    pass(100);
    rerender(<>{control({ inCart: true })}</>);
    pass(399);
    expect(group).toHaveAttribute('aria-busy', 'true');
    await user.type(amount(), '8');
    expect(amount()).toHaveValue('8');
    pass(500);
    expect(group).toHaveAttribute('aria-busy', 'false');
  });

  it('a change that waits is handed on when the row goes away', async () => {
    const { onChange } = callbacks();
    const { unmount } = renderKit(<StrictMode>{control({ inCart: true, onChange })}</StrictMode>);
    await user.click(button('Mehr, Obers'));
    expect(onChange).not.toHaveBeenCalled();
    unmount();
    expect(onChange.mock.calls).toEqual([[{ amount: 5, unit: 'Ktn' }]]);
  });

  it('what has not reached the server says so', () => {
    renderKit(control({ inCart: true, unsent: true }));
    expect(screen.getByText('wird später gesendet')).toBeInTheDocument();
  });
});

describe('typing', () => {
  it('is not interrupted by news from the cart', async () => {
    const { rerender } = renderKit(control({ inCart: true }));
    await user.type(amount(), '1');
    rerender(<>{control({ inCart: true, amount: 15 })}</>);
    expect(amount()).toHaveValue('1');
    await user.type(amount(), '2', { initialSelectionStart: 1 });
    expect(amount()).toHaveValue('12');
    await user.keyboard('{Escape}');
    expect(amount()).toHaveValue('15');
  });

  it('selects the amount when the field gets the focus, so that digits replace it', async () => {
    renderKit(control({ amount: 24 }));
    await user.tab();
    await user.keyboard('7');
    expect(amount()).toHaveValue('7');
  });

  it('outside the cart makes a draft that tabbing keeps and orders nothing', async () => {
    const { onAdd } = callbacks();
    const Drafting = (): ReactNode => {
      const [draft, setDraft] = useState<OrderDraft>();
      return (
        <>
          {control({ draft, onDraftChange: setDraft, onAdd })}
          <output>{draft?.text}</output>
        </>
      );
    };
    renderKit(<Drafting />);
    await user.type(amount(), '9');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(amount()).toHaveValue('9');
    expect(screen.getByRole('status')).toHaveTextContent('9');
    expect(onAdd).not.toHaveBeenCalled();
    await user.type(amount(), '{Enter}');
    expect(onAdd).toHaveBeenCalledWith({ amount: 9, unit: 'Ktn' });
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});

describe('travelling', () => {
  const list = (names: readonly string[]): ReactNode => (
    <OrderControlGroup>
      {names.map((name) => (
        <div key={name}>{control({ name, disabledReason: name === 'Zu' ? 'gesperrt' : undefined })}</div>
      ))}
    </OrderControlGroup>
  );
  const field = (name: string): HTMLElement => screen.getByRole('textbox', { name: `Menge, ${name}` });

  it('by arrows and Enter goes through the rows, past those that rest', async () => {
    renderKit(list(['A', 'Zu', 'B', 'C']));
    await user.click(field('A'));
    await user.keyboard('{ArrowDown}');
    expect(field('B')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('C')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(field('C')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field('A')).toHaveFocus();
  });

  it.each([
    '{ArrowUp}',
    '{ArrowDown}',
    '{Control>}{ArrowUp}{/Control}',
    '{Alt>}{ArrowDown}{/Alt}',
    '{PageUp}',
  ])('%s changes no amount', async (keys) => {
    renderKit(list(['A', 'B']));
    await user.click(field('A'));
    await user.keyboard(keys);
    expect(field('A')).toHaveValue('4');
    expect(field('B')).toHaveValue('4');
  });

  it('with Control or Alt stays where it is', async () => {
    renderKit(list(['A', 'B']));
    await user.click(field('A'));
    await user.keyboard('{Control>}{ArrowDown}{/Control}{Alt>}{ArrowDown}{/Alt}');
    expect(field('A')).toHaveFocus();
  });

  it('asks for a row that is not rendered and goes there when it appears', async () => {
    const Window = (): ReactNode => {
      const [first, setFirst] = useState(0);
      return (
        <OrderControlGroup rowCount={4} onNeedRow={setFirst}>
          {['A', 'B', 'C', 'D'].slice(first, first + 2).map((name, at) => (
            <div key={name}>{control({ name, rowIndex: first + at })}</div>
          ))}
        </OrderControlGroup>
      );
    };
    renderKit(<Window />);
    await user.click(field('B'));
    await user.keyboard('{Enter}');
    expect(field('C')).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(field('D')).toHaveFocus();
  });
});

describe('long lists', () => {
  it('typing in one control renders no other one', async () => {
    const renders = new Map<string, number>();
    const names = Array.from({ length: 20 }, (_, index) => `Artikel ${index}`);
    renderKit(
      <OrderControlGroup>
        {names.map((name) => (
          <Profiler key={name} id={name} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
            {control({ name })}
          </Profiler>
        ))}
      </OrderControlGroup>,
    );
    const before = new Map(renders);
    await user.type(screen.getByRole('textbox', { name: 'Menge, Artikel 3' }), '123');
    expect(renders.get('Artikel 3')).toBeGreaterThan(before.get('Artikel 3') ?? 0);
    for (const name of names.filter((other) => other !== 'Artikel 3')) {
      expect(renders.get(name), name).toBe(before.get(name));
    }
  });
});

describe('counting', () => {
  it('takes 0, has no toggle and saves on leaving', async () => {
    const { onChange } = callbacks();
    renderKit(control({ amount: undefined, purpose: 'count', onChange, units: [] }));
    expect(within(screen.getByRole('group')).getAllByRole('button')).toHaveLength(2);
    expect(amount()).toHaveAttribute('placeholder', 'zählen');
    await user.type(amount(), '0');
    fireEvent.blur(amount());
    expect(onChange).toHaveBeenCalledWith({ amount: 0, unit: 'Ktn' });
  });
});

describe('LOC-1: in English', () => {
  it('the parts have English names', () => {
    renderKit(control(), 'en-GB');
    expect(screen.getByRole('textbox', { name: 'Quantity, Obers' })).toBeInTheDocument();
    expect(button('Add Obers to the cart')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Karton of 6 Stück' })).toBeInTheDocument();
  });
});
