import { z } from 'zod';
import type { Shape } from './component';

/**
 * A list. In types it is readonly, so that rules and stores can hand over what they hold without copying it.
 *
 * @param maxLength entries a request may send; left out for answers
 */
export const list = <T>(entry: Shape<T>, maxLength?: number): Shape<readonly T[]> => {
  const entries = z.array(entry);
  return maxLength === undefined ? entries : entries.max(maxLength);
};
