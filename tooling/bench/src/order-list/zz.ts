import { parseOrderList } from '@gastroshop/domain/order-list';
import { withShop } from './reader/with-shop';
await withShop(async ({ shelf, unitWords, resolve }) => {
  for (const t of ['bitte 22 ktn Gouda 45 % F.i.T. in Scheiben Almglück ca. 4 kg und 2 KAR TK Burger Buns m. Sesam 75 g Gastro Plus 48 Stk','3 Ktn Gouda und 2 KAR Burger Buns','3 Ktn Gouda und 2 Ktn Burger Buns','12/11/2026, 2:03 pm - Küche 2: Häuptelsalat Marchfelder Garten 12 Stk = 1.']) {
    const { lines } = parseOrderList(t, { unitWords });
    const answers = await resolve(lines.map((l, i) => ({ lineNumber: i + 1, article: l.article?.text ?? '', ...(l.amount !== undefined && { amount: l.amount }), ...(l.unit !== undefined && { unit: l.unit }), text: l.text, alternatives: l.alternatives.map((a) => ({ article: a.article?.text ?? '', ...(a.amount !== undefined && { amount: a.amount }), ...(a.unit !== undefined && { unit: a.unit }) })) })));
    console.log(JSON.stringify(lines), JSON.stringify(answers).slice(0,900));
  }
});
