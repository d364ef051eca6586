import { testMoneyTotals } from './money-suite';

testMoneyTotals(1_000, 5);
