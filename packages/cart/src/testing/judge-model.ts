import { REMARKS, type LineContent } from '@gastroshop/domain/cart';
import type { TakenWrite } from './model-backend';
import { MODEL_SKUS } from './model-command';
import type { Deed, ModelStory } from './play-model';

/** A deed that the backend took in, with the orders that were there before. */
interface TakenDeed extends Deed {
  readonly ordersBefore: number;
}

const takenDeeds = (deeds: readonly Deed[], taken: readonly TakenWrite[]): readonly TakenDeed[] =>
  taken.flatMap(({ operationId, ordersBefore, amount }) => {
    const deed = deeds.find((one) => one.operationId === operationId);
    return deed === undefined ? [] : [{ ...deed, amount, ordersBefore }];
  });

const latestOf = (deeds: readonly TakenDeed[]): TakenDeed | undefined =>
  deeds.reduce<TakenDeed | undefined>(
    (last, deed) => (last === undefined || deed.at >= last.at ? deed : last),
    undefined,
  );

/** What is wrong with one line in one cart: the one that became the n-th order, or the last one. */
const lineFaults = (
  { backend: { told } }: ModelStory,
  taken: readonly TakenDeed[],
  sku: string,
  content: LineContent | undefined,
): readonly string[] => {
  const faults: string[] = [];
  const amounts = taken.filter(({ amount }) => amount !== undefined);
  const latest = latestOf(amounts);
  const isNotedLater = taken.some(({ remarks, at }) => remarks !== undefined && at > (latest?.at ?? 0));
  // A line that somebody has noted something of is not taken out by who did not see that, and is told so.
  const isSpared = latest?.amount === 0 && isNotedLater && told.some((one) => one.sku === sku);
  if (!isSpared && (content?.amount ?? 0) !== (latest?.amount ?? 0))
    faults.push(
      `${sku} holds ${content?.amount ?? 0}, and the latest who wrote it wanted ${latest?.amount ?? 0}`,
    );
  const isTakenOut = amounts.some(({ amount }) => amount === 0);
  if (isTakenOut) return faults;
  for (const remark of REMARKS) {
    const noted = taken.filter(({ remarks }) => remarks?.[remark] !== undefined);
    const words = noted.map(({ remarks }) => remarks?.[remark]);
    const present = content?.[remark];
    const isTold = told.some(
      (one) => one.sku === sku && one.contents.some((held) => words.includes(held?.[remark])),
    );
    if (words.length > 0 && !words.includes(present) && !isTold)
      faults.push(`${remark} of ${sku} is ${present ?? 'none'}, and ${words.join(', ')} was written`);
  }
  return faults;
};

/** What a story has wrong: nothing, unless somebody lost something, or got it twice, or got what nobody wrote. */
export const judgeModel = (story: ModelStory): readonly string[] => {
  const { backend, deeds, refused, tabs } = story;
  const faults: string[] = [];
  const taken = takenDeeds(deeds, backend.taken);
  const takenIds = new Set(taken.map(({ operationId }) => operationId));

  // Nothing typed is lost: it arrived, its buyer was told, or the same buyer wrote something else instead.
  deeds.forEach(({ operationId, person, sku, remarks }, at) => {
    const isReplaced = deeds.slice(at + 1).some((later) => later.person === person && later.sku === sku);
    const isCarried = deeds
      .slice(at + 1)
      .some(
        (later) =>
          later.person === person &&
          later.sku === sku &&
          (later.amount === 0 ||
            Object.keys(remarks ?? {}).every(
              (key) => key in (later.remarks ?? {}) || takenIds.has(later.operationId),
            )),
      );
    if (!takenIds.has(operationId) && !refused.has(operationId) && !(isReplaced && isCarried))
      faults.push(`${operationId} of ${sku} is lost`);
  });
  const traced = new Set(
    backend.taken.flatMap(({ operationId, isTraceless }) => (isTraceless ? [] : [operationId])),
  );
  for (const operationId of refused)
    if (traced.has(operationId))
      faults.push(`${operationId} was taken in, and its buyer is told that it was not`);
  for (const [place, tab] of tabs.entries())
    if (Object.keys(tab.edits()).length > 0) faults.push(`tab ${place} still waits`);

  // Each cart holds what was written last, and nothing that was meant for another.
  const carts = [...backend.orders, backend.contents()];
  carts.forEach((cart, ordersBefore) => {
    const meant = taken.filter((deed) => deed.ordersBefore === ordersBefore);
    for (const sku of MODEL_SKUS)
      faults.push(
        ...lineFaults(
          story,
          meant.filter((deed) => deed.sku === sku),
          sku,
          cart.get(sku),
        ),
      );
    for (const { operationId, ordersSeen } of meant)
      if (ordersSeen < ordersBefore) faults.push(`${operationId} was meant for a cart that is ordered`);
  });

  // Nothing is doubled: what was typed once stands in one cart.
  const amounts = carts.flatMap((cart) => [...cart.values()].map(({ amount }) => amount));
  for (const amount of new Set(amounts))
    if (amounts.filter((other) => other === amount).length > 1) faults.push(`${amount} is there twice`);
  return faults;
};
