export type { ContentEditor } from './content-editor';
export type { Services } from './services';
export type { Visitor } from './visitor';
