export { labelFaults } from './check-labels';
export { paperFaults } from './check-paper';
export { textFaults } from './check-text';
export { longList } from './long-assortment';
export { readPaper } from './paper-faults';
export { PAPER_KINDS } from './paper-kinds';
export { plantLongAssortment, plantLongPapers, type LongPapers } from './plant-long-papers';
export { TEXT_KINDS } from './text-kinds';
