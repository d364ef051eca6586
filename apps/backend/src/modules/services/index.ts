export type { Services } from './services';
export type { Visitor } from './visitor';
