import { testMoneyTotals } from './money-suite';

testMoneyTotals(100);
