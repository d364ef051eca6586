import type { Random } from '../../money-oracle';
import type { Row } from '../as-file';
import type { Shelf } from '../assortment';
import { drawWish, orderOf, type Wish } from '../wish';

type Unclear = (wish: Wish, other: Wish, random: Random) => string;

const hasHalves = ({ units }: Wish['article']): boolean => units.some(({ name }) => /½|halb/i.test(name));

/** Lines about goods that nobody may order without asking. */
const UNCLEAR: readonly Unclear[] = [
  ({ article, unitWord, amount }) => `kein ${article.name} mehr, letztes Mal ${amount} ${unitWord}`,
  ({ article, unitWord, amount }) => `${amount} ${unitWord} ${article.name} stornieren`,
  ({ article, unitWord, amount }, other) =>
    `statt ${amount} ${unitWord} ${article.name} lieber ${other.article.name}`,
  ({ article, unitWord, amount }) => `${amount}-${amount + 1} ${unitWord} ${article.name}`,
  ({ article, unitWord, amount }) => `${amount} oder ${amount + 1} ${unitWord} ${article.name}`,
  ({ article, unitWord, amount }) => `${amount} bis ${amount + 2} ${unitWord} ${article.name}`,
  ({ article, unitWord, amount }) => `${amount} ${unitWord} ${article.name} oder ${amount + 2} ${unitWord}`,
  ({ article, unitWord, amount }) => `${article.name} ${amount} ${unitWord} statt ${amount + 3}`,
  // Where half of it is a unit of its own, one of those is meant.
  ({ article, unitWord }) => `${hasHalves(article) ? '3/4' : '1/2'} ${unitWord} ${article.name}`,
  ({ article, unitWord }) => `1,5 ${unitWord} ${article.name}`,
  ({ article, unitWord }) => `${article.name} 2,5 ${unitWord}`,
  ({ article, unitWord }) => `ein paar ${unitWord} ${article.name}`,
  ({ article, amount }) => `2x${amount} ${article.name}`,
  ({ article }) => article.name,
  ({ article }) => `${article.name} bitte`,
  ({ article }) => `noch ${article.name}`,
  ({ article }) => `- ${article.name}`,
  ({ article }) => `1. ${article.name}`,
  ({ article }) => article.sku,
  ({ article }) => `${article.sku} ${article.name}`,
  ({ article, unitWord }) => `${article.name} ${unitWord}`,
  ({ article }) => `${article.name} 24.11.`,
  ({ article }) => `${article.name} um 14 Uhr`,
  ({ article, amount }) => `${article.name} ${amount},90 €`,
  ({ article, unitWord, amount }) => `haben noch ${amount} ${unitWord} ${article.name}`,
  ({ article, unitWord, amount }) => `${amount} ${unitWord} ${article.name} fehlten letztes Mal`,
  ({ article, unitWord, amount }) => `-${amount} ${unitWord} ${article.name}`,
  ({ article, unitWord }) => `0 ${unitWord} ${article.name}`,
  ({ amount, unitWord }) => `${amount} ${unitWord}`,
  ({ amount, unitWord }) => `${amount} ${unitWord} Zzyzxquark spezial`,
  ({ amount }, _, random) => `99${random.whole(1000, 9999)}1 ${amount}`,
  ({ article, amount }) => `${article.sku} ${amount} Bottich`,
  ({ article, amount }) => `${amount} Fuhren ${article.name}`,
  ({ article, unitWord, amount }, other) =>
    `${article.name} oder ${other.article.name} ${amount} ${unitWord}`,
];

/** Numbers and names that need the buyer, one after another. */
export const unclearLine = (random: Random, shelf: Shelf): Row => {
  const write = random.pick(UNCLEAR);
  const wish = drawWish(random, shelf, { byName: true });
  const text = write(wish, drawWish(random, shelf, { byName: true }), random);
  return {
    cells: [text],
    meaning: { truth: 'UNCLEAR', orders: [], form: `unclear ${UNCLEAR.indexOf(write) + 1}` },
  };
};

type Several = (one: Wish, other: Wish) => string;

const said = ({ article, amount, unitWord }: Wish): string => `${amount} ${unitWord} ${article.name}`;
const listed = ({ article, amount, unitWord }: Wish): string => `${article.sku} ${amount} ${unitWord}`;
const named = ({ article, amount, unitWord }: Wish): string => `${article.name} ${amount} ${unitWord}`;

const SEVERAL: readonly Several[] = [
  (one, other) => `${listed(one)}, ${listed(other)}`,
  (one, other) => `${listed(one)}; ${listed(other)}`,
  (one, other) => `${listed(one)} / ${listed(other)}`,
  (one, other) => `${listed(one)} ${listed(other)}`,
  (one, other) => `${listed(one)} und ${listed(other)}`,
  (one, other) => `${listed(one)}\t${listed(other)}`,
  (one, other) => `${said(one)} und ${said(other)}`,
  (one, other) => `bitte ${said(one)} und ${said(other)}`,
  (one, other) => `${said(one)}, ${said(other)}`,
  (one, other) => `${said(one)} + ${said(other)}`,
  (one, other) => `${said(one)}; ${said(other)}`,
  (one, other) => `${said(one)} ${said(other)}`,
  (one, other) => `${said(one)} / ${said(other)}`,
  (one, other) => `${named(one)}, ${named(other)}`,
  (one, other) => `${named(one)} ${named(other)}`,
  (one, other) => `${said(one)} and ${said(other)}`,
  (one, other) => `${said(one)} sowie ${named(other)}`,
];

/** Two orders in one line. */
export const severalOrders = (random: Random, shelf: Shelf): Row => {
  const write = random.pick(SEVERAL);
  const one = drawWish(random, shelf, { byName: true });
  const other = drawWish(random, shelf, { byName: true });
  return {
    cells: [write(one, other)],
    meaning: {
      truth: 'OPEN',
      orders: [orderOf(one), orderOf(other)],
      form: `several in a line ${SEVERAL.indexOf(write) + 1}`,
    },
  };
};

type Annotated = (wish: Wish, random: Random) => string;

const ANNOTATED: readonly Annotated[] = [
  (wish) => `${said(wish)} für Samstag 5 Uhr`,
  (wish) => `${said(wish)} (letztes Mal 5)`,
  (wish) => `${said(wish)} à 12,50 €`,
  (wish) => `${named(wish)} (2 davon reif)`,
  (wish) => `${said(wish)} bis 10.12.`,
  (wish) => `${named(wish)} Kl. 1`,
  (wish) => `${said(wish)} (wie KW 47)`,
  (wish) => `ca. ${said(wish)}`,
  (wish) => `mind. ${said(wish)}`,
  (wish) => `${wish.article.sku} ${wish.article.name} 12,90 ${wish.amount} ${wish.unitWord}`,
  (wish) => `${wish.article.sku} ${wish.article.name} ${wish.amount} ${wish.unitWord} 12,90`,
  (wish) => `${wish.article.sku} ${wish.article.name} ${wish.amount} ${wish.unitWord} 12,90 € 38,70 €`,
  (wish) => `${wish.article.name} - ${wish.article.sku} - ${wish.amount} ${wish.unitWord}`,
  (wish) => `${wish.article.name} [${wish.article.sku}]: ${wish.amount} ${wish.unitWord}`,
  (wish) => `${said(wish)} Küche 2`,
  (wish) => `${said(wish)} x`,
  (wish, random) => `${random.whole(1, 30)} ${said(wish)}`,
];

/** One order with further numbers beside it. */
export const annotatedLine = (random: Random, shelf: Shelf): Row => {
  const write = random.pick(ANNOTATED);
  const wish = drawWish(random, shelf, { byName: true });
  return {
    cells: [write(wish, random)],
    meaning: { truth: 'OPEN', orders: [orderOf(wish)], form: `annotated ${ANNOTATED.indexOf(write) + 1}` },
  };
};
