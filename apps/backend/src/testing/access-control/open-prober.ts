import type { Store } from '../../db';
import { createFakeClock } from '../seed-ordering';
import { createProber, type Prober } from './prober';
import { createRollbackStore } from './rollback-store';
import { seedOthers, openRightsWorld } from './access-fixture';

/** Names are the same in both worlds, and in every run. */
const MARK = 'mrights01';

/** Plants both worlds on stores that are empty. */
export const openProber = async (aloneStore: Store, crowdedStore: Store): Promise<Prober> => {
  const clock = createFakeClock();
  const alone = await openRightsWorld(aloneStore, MARK, clock);
  const crowded = await openRightsWorld(crowdedStore, MARK, clock);
  const others = await seedOthers(crowdedStore, crowded);
  clock.moveTo(new Date());
  return createProber({
    alone: { store: createRollbackStore(aloneStore), rights: { ...alone, others: undefined } },
    crowded: { store: createRollbackStore(crowdedStore), rights: { ...crowded, others } },
    clock,
  });
};
