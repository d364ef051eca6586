import { testMoneyTotals } from './money-suite';

const CARTS = 1_000;
/** Orders that are read as PDFs; before a release all of them are. */
const PRINTED = Number(process.env['CARTS_PRINTED'] ?? 200);

// Every so many, an odd number: the languages take turns.
testMoneyTotals(CARTS, Math.floor(CARTS / PRINTED / 2) * 2 + 1);
