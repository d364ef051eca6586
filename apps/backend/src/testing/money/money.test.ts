import { provesMoney } from './money-suite';

provesMoney(100);
