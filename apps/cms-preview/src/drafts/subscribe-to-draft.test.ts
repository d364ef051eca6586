import { ResponseError } from '@gastroshop/api-client';
import { describe, expect, it } from 'vitest';
import { testChange } from '../testing/test-change';
import type { DraftSource, DraftState } from './draft-source';
import { type SubscriptionState, subscribeToDraft } from './subscribe-to-draft';

const seen = (id: string): DraftState => ({ id, change: testChange({ version: Number(id) }) });
const gone = new ResponseError(new Response(null, { status: 404 }), undefined);

/** A source whose streams are given one after the other; an error breaks off a stream. */
const sourceOf = (...streams: readonly (readonly (DraftState | Error)[])[]) => {
  const askedAfter: (string | undefined)[] = [];
  const rest = [...streams];
  const source: DraftSource = {
    watch: async function* (lastId) {
      askedAfter.push(lastId);
      for (const step of rest.shift() ?? [gone]) {
        await Promise.resolve();
        if (step instanceof Error) throw step;
        yield step;
      }
    },
  };
  return { source, askedAfter };
};

const follow = async (source: DraftSource) => {
  const told: SubscriptionState[] = [];
  const attempts: number[] = [];
  await subscribeToDraft(source, {
    signal: new AbortController().signal,
    onChange: (following) => told.push(following),
    pause: (attempt) => {
      attempts.push(attempt);
      return Promise.resolve();
    },
  });
  return { states: told.map((one) => ('id' in one ? `${one.state} ${one.id}` : one.state)), attempts };
};

describe('following a draft', () => {
  it('tells each state, and asks again where the stream has ended', async () => {
    const { source, askedAfter } = sourceOf([seen('1'), seen('2')], [seen('3')]);
    expect((await follow(source)).states).toEqual(['live 1', 'live 2', 'live 3', 'closed 3']);
    expect(askedAfter).toEqual([undefined, '2', '3']);
  });

  it('says when the network is away, keeps what it has and comes back', async () => {
    const { source } = sourceOf(
      [seen('1'), new TypeError('network')],
      [new TypeError('network')],
      [seen('2')],
    );
    const { states, attempts } = await follow(source);
    expect(states).toEqual(['live 1', 'interrupted 1', 'interrupted 1', 'live 2', 'closed 2']);
    expect(attempts).toEqual([1, 2, 1]);
  });

  it('finds nothing where nobody may look', async () => {
    expect((await follow(sourceOf([gone]).source)).states).toEqual(['absent']);
  });

  it('says that the backend cannot be reached before anything was told', async () => {
    const { source } = sourceOf([new TypeError('network')], [seen('1')]);
    expect((await follow(source)).states.slice(0, 2)).toEqual(['unreachable', 'live 1']);
  });

  it('ends silently with its signal', async () => {
    const leave = new AbortController();
    const told: SubscriptionState[] = [];
    await subscribeToDraft(
      {
        watch: async function* () {
          yield await Promise.resolve(seen('1'));
          leave.abort();
          throw new TypeError('network');
        },
      },
      { signal: leave.signal, onChange: (one) => told.push(one), pause: () => Promise.resolve() },
    );
    expect(told).toHaveLength(1);
  });
});
