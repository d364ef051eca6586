import { openAppDatabase } from '../database';
import { type ResponseCache, createAnswerStore } from './response-cache';

/** The answers an app has kept in this browser. */
export const openResponseCache = (app: string): ResponseCache => createAnswerStore(openAppDatabase(app));
