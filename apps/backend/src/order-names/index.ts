export { inBranchWords, linesIn, orderIn } from './order-names';
