import { databaseOf } from '../database';
import { type AnswerStore, createAnswerStore } from './answer-store';

/** The answers an app has kept in this browser. */
export const answersOf = (app: string): AnswerStore => createAnswerStore(databaseOf(app));
