import { originOf } from '../shop/shop-test';
import { fairPath } from './fairs';

/** Address of a page of a fair. */
export const fairAddress = (code: string, page = '', host?: string): string =>
  originOf(host) + fairPath(code, page);
