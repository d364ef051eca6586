import type { EventSource } from '../calls';
import type { Store } from '../db';

type Scope = Parameters<Store['inScope']>[0];

/** The events of a stream one by one, without a caller whose rights could end. Its end closes the bell. */
export const eventsOf = async function* <Data>(store: Store, scope: Scope, source: EventSource<Data>) {
  try {
    let isOpen = true;
    while (isOpen) {
      const { events, isAll } = await store.inScope(scope, (queries) => source.read(queries));
      yield* events;
      isOpen = !isAll || (await source.bell.next());
    }
  } finally {
    source.bell.close();
  }
};
