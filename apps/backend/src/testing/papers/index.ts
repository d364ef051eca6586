export { labelFaults } from './check-labels';
export { documentIssues } from './check-document';
export { textFaults } from './check-text';
export { longList } from './long-list';
export { readPaper } from './paper-faults';
export { DOCUMENT_KINDS } from './document-kinds';
export { seedLongAssortment, seedLongPapers, type LongPapers } from './seed-long-papers';
export { TEXT_KINDS } from './text-kinds';
