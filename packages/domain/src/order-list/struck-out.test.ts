import { describe, expect, it } from 'vitest';
import { parseOrderList } from './parse-order-list';

const read = (source: string | readonly (readonly string[])[]) =>
  parseOrderList(source)
    .lines.filter(({ status }) => status !== 'NOISE')
    .map(({ status, article, amount, unit, guesses }) => ({
      status,
      order: [article?.text, amount, unit].join(' '),
      doubted: guesses.flatMap(({ kind, text }) => (kind === 'ORDER_DOUBTED' ? [text] : [])),
    }));

const HEAD = 'Artikelnummer\tBezeichnung\tMenge\tEinheit';
const CELLS = ['373326', 'Paradeiser', '3', 'Dose'];
const ORDER = '373326 3 Dose';

describe('what was struck out', () => {
  it.each([
    ['~373326 3 Dose~', '~373326 3 Dose~'],
    ['  ~~373326 3 Dose~~ ', '~~373326 3 Dose~~'],
    ['~373326~;3;Dose', '~373326~'],
    ['373326,~3~,Dose', '~3~'],
    ['373326 | 3 | ~Dose~', '~Dose~'],
  ])('is to be confirmed: %j', (text, piece) => {
    expect(read(text)).toEqual([{ status: 'GUESSED', order: ORDER, doubted: [piece] }]);
  });

  it.each(CELLS.map((_, struck) => [struck]))(
    'is to be confirmed in any cell of a table, handed over as text or as cells: %j',
    (struck) => {
      const cells = CELLS.map((cell, place) => (place === struck ? `~${cell}~` : cell));
      const expected = [
        { status: 'GUESSED', order: ORDER, doubted: [`~${CELLS[struck] ?? ''}~`] },
        { status: 'READY', order: '145576 2 Kübel', doubted: [] },
      ];
      const other = ['145576', 'Joghurt', '2', 'Kübel'];
      expect(read([HEAD, cells.join('\t'), other.join('\t')].join('\n'))).toEqual(expected);
      expect(read([HEAD.split('\t'), cells, other])).toEqual(expected);
    },
  );

  it('is to be confirmed in a message that a messenger copied', () => {
    const chat = ['[24.11.26, 10:00:00] Max: ~3 Ktn 373326~', '[24.11.26, 10:00:30] Max: 2 Kübel 145576'];
    expect(read(chat.join('\n')).map(({ status }) => status)).toEqual(['GUESSED', 'READY']);
  });

  it('stays in sight as it came', () => {
    const [line] = parseOrderList('  ~373326~\t3\tDose').lines;
    expect(line).toMatchObject({ text: '~373326~\t3\tDose', article: { text: '373326' } });
  });

  it.each([
    ['noch ~3 Ktn Tomaten~', 'Tomaten 3 Ktn'],
    ['~373326~ 3 Dose', undefined],
    ['3 Dose ~373326~', undefined],
    ['3 ~Dose~ 373326', '373326 3 '],
    ['3 Ktn ~Tomaten~ Paprika', 'Paprika 3 Ktn'],
    ['3 Ktn Tomaten ~und 2 kg Butter~', 'Tomaten 3 Ktn'],
    ['~3~ 5 Dosen Paradeiser', 'Paradeiser 5 Dosen'],
    ['Paradeiser ~3~ 5 Dosen', 'Paradeiser 5 Dosen'],
    ['373326 ~3~ Dose', undefined],
    ['373326 (~3~) 5 Dose', '373326 5 Dose'],
    [`${HEAD}\n373326\tParadeiser\t3\t~Dose~ Ktn`, '373326 3 Ktn'],
    [`${HEAD}\n373326\tParadeiser\t~3~ 5\tDose`, '373326 5 Dose'],
    [`${HEAD}\n~373326~ 145576\tJoghurt\t3\tKübel`, '145576 3 Kübel'],
    [`${HEAD}\n145576\t~Paradeiser~ Joghurt\t3\tKübel`, '145576 3 Kübel'],
  ])('is left out within a line, and what is left is to be confirmed: %j', (text, order) => {
    const [line, ...others] = read(text);
    expect(others).toEqual([]);
    expect(line?.status).not.toBe('READY');
    if (order !== undefined) {
      expect(line).toMatchObject({ status: 'GUESSED', order });
      expect(line?.doubted).toHaveLength(1);
    }
  });

  it.each(['~ 3 Dose 373326', '~3 Dose 373326', '373326 3 Dose'])(
    'is nothing that is only about: %s',
    (text) => {
      expect(read(text)).toMatchObject([{ order: ORDER, doubted: [] }]);
    },
  );
});
