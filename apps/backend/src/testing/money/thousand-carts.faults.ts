import { provesMoney } from './money-suite';

provesMoney(1_000);
