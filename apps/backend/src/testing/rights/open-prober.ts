import type { Store } from '../../db';
import { movableClock } from '../plant-ordering';
import { createProber, type Prober } from './prober';
import { rewindingOn } from './rewinding-store';
import { crowd, openRightsWorld } from './rights-world';

/** Names are the same in both worlds, and in every run. */
const MARK = 'mrights01';

/** Plants both worlds on stores that are empty. */
export const openProber = async (aloneStore: Store, crowdedStore: Store): Promise<Prober> => {
  const clock = movableClock();
  const alone = await openRightsWorld(aloneStore, MARK, clock);
  const crowded = await openRightsWorld(crowdedStore, MARK, clock);
  const others = await crowd(crowdedStore, crowded);
  clock.moveTo(new Date());
  return createProber({
    alone: { store: rewindingOn(aloneStore), rights: { ...alone, others: undefined } },
    crowded: { store: rewindingOn(crowdedStore), rights: { ...crowded, others } },
    clock,
  });
};
