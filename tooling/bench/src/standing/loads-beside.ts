import type { Buyers } from '../backend/buyers';
import { loadsOf, type Load } from '../backend/scenarios';

/** What buyers do while standing orders are ordered: they search, and change carts. */
export const loadsBeside = (buyers: Buyers): readonly Load[] =>
  loadsOf(buyers).filter(({ name }) => name.startsWith('search') || name.startsWith('line change'));
