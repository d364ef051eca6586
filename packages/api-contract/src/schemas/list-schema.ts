import { z } from 'zod';
import type { Schema } from './register-component';

/**
 * A list. In types it is readonly, so that rules and stores can hand over what they hold without copying it.
 *
 * @param maxLength entries a request may send; left out for answers
 */
export const list = <T>(entry: Schema<T>, maxLength?: number): Schema<readonly T[]> => {
  const entries = z.array(entry);
  return maxLength === undefined ? entries : entries.max(maxLength);
};
