import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOpenStreams, type StreamOwner } from './open-streams';

const owner = fc.record<StreamOwner>({
  kind: fc.constantFrom('user', 'address'),
  // A user may be called as an address is.
  name: fc.constantFrom('anna', 'berta', '10.0.0.1', 'user anna', ''),
});
/** Somebody opens a stream, or one of those that were opened ends, perhaps a second time. */
const step = fc.oneof(fc.record({ owner }), fc.record({ ends: fc.nat(30) }));
const keyOf = ({ kind, name }: StreamOwner) => JSON.stringify([kind, name]);

describe('open streams', () => {
  it('are as many as one may have and no more, whoever else has how many and whatever ended before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(step, { maxLength: 60 }),
        (user, address, steps) => {
          const streams = createOpenStreams({ user, address });
          const opened: { readonly key: string; readonly end: () => void }[] = [];
          const open = new Set<(typeof opened)[number]>();
          for (const one of steps) {
            if ('ends' in one) {
              const stream = opened[one.ends % Math.max(1, opened.length)];
              stream?.end();
              if (stream !== undefined) open.delete(stream);
            } else {
              const key = keyOf(one.owner);
              const own = [...open].filter((stream) => stream.key === key).length;
              const end = streams.add(one.owner, () => undefined);
              expect(end !== undefined).toBe(own < { user, address }[one.owner.kind]);
              if (end !== undefined) {
                const stream = { key, end };
                opened.push(stream);
                open.add(stream);
              }
            }
            expect(streams.count()).toBe(open.size);
          }
        },
      ),
    );
  });

  it('all end when the process stops, each once, and so does one that begins afterwards', () => {
    fc.assert(
      fc.property(fc.array(owner, { maxLength: 20 }), fc.array(owner, { maxLength: 5 }), (before, after) => {
        const streams = createOpenStreams({ user: Infinity, address: Infinity });
        const ends: number[] = [];
        const noteOf = (index: number) => () => {
          ends.push(index);
        };
        before.forEach((one, index) => streams.add(one, noteOf(index)));
        expect(ends).toEqual([]);
        streams.endAll();
        after.forEach((one, index) => streams.add(one, noteOf(before.length + index)));
        expect(ends).toEqual([...before, ...after].map((_, index) => index));
      }),
    );
  });
});
