import type { Random } from '../../money-oracle';

/** What people and programs put around a line. */
export interface Decoration {
  readonly id: string;
  /** Everybody looks past it. */
  readonly isPlain: boolean;
  /** @param line from 1 */
  readonly around: (text: string, line: number) => string;
}

const before = (start: string, isPlain = true): Decoration => ({
  id: start.trim(),
  isPlain,
  around: (text) => `${start}${text}`,
});
const behind = (end: string, isPlain = true): Decoration => ({
  id: `… ${end.trim()}`,
  isPlain,
  around: (text) => `${text}${end}`,
});

const counted = (id: string, start: (line: number) => string, isPlain = true): Decoration => ({
  id,
  isPlain,
  around: (text, line) => `${start(line)}${text}`,
});

const TWO = 2;

/** Nothing around it. */
export const UNDECORATED: Decoration = { id: '', isPlain: true, around: (text) => text };

/** What stands around the lines of a list. */
export const DECORATIONS: readonly Decoration[] = [
  before('- '),
  before('– '),
  before('• '),
  before('* '),
  before('· '),
  before('☐ '),
  before('☑ '),
  before('[ ] '),
  before('[x] '),
  before('> '),
  before('>> '),
  before('-'),
  before('→ '),
  before('✓ '),
  before('\t- '),
  before('   '),
  before('+ ', false),
  before('‣ '),
  before('🍅 ', false),
  counted('1.', (line) => `${line}. `),
  counted('1)', (line) => `${line}) `),
  counted('(1)', (line) => `(${line}) `),
  counted('01.', (line) => `${String(line).padStart(TWO, '0')}. `),
  counted('1.)', (line) => `${line}.) `),
  counted('#1', (line) => `#${line} `, false),
  counted('Pos 1:', (line) => `Pos ${line}: `, false),
  counted('1:', (line) => `${line}: `, false),
  counted('a)', (line) => `${String.fromCodePoint(96 + ((line - 1) % 26) + 1)}) `),
  before('bitte '),
  before('Bitte noch '),
  before('noch '),
  before('und '),
  before('dann ', false),
  before('weiters '),
  before('wir brauchen ', false),
  before('ich hätte gern ', false),
  before('please '),
  before('also ', false),
  before('we need ', false),
  behind(' bitte'),
  behind(' danke', false),
  behind('!', false),
  behind('.', false),
  behind(',', false),
  behind(';', false),
  behind('  '),
  behind(' 🙏', false),
  behind(' (reif)', false),
  behind(' für Samstag', false),
  behind(' – schön reif bitte', false),
  behind(' wenn möglich', false),
  behind(' // Küche', false),
];

const clock = (random: Random): string => `${random.whole(10, 23)}:${random.whole(10, 59)}`;

/** What a messenger puts in front of each line it copies. */
export const messengerStamp = (random: Random): ((text: string) => string) => {
  const who = random.pick(['Chef Küche', 'Anna', '+43 664 1234567', 'Küche 2', 'Hans-Peter M.']);
  return random.pick([
    () => (text: string) => `[12.11.26, ${clock(random)}] ${who}: ${text}`,
    () => (text: string) => `12.11.26, ${clock(random)} - ${who}: ${text}`,
    () => (text: string) => `[${clock(random)}, 12.11.2026] ${who}: ${text}`,
    () => (text: string) => `[12.11.2026, ${clock(random)}:07] ${who}: ${text}`,
    () => (text: string) => `12/11/2026, 2:03 pm - ${who}: ${text}`,
    () => (text: string) => `${who}, [12.11.2026 ${clock(random)}]\u00a0${text}`,
  ])();
};
