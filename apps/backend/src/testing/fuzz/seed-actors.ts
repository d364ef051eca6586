import type { Store } from '../../db';
import { seedWorld, type SeededFixture } from '../conformance';
import { FOREIGN, seedOtherTenants } from '../access-control';
import type { TestUser } from '../tokens';
import { privateTexts, tenantTexts, type Actor } from './actor';

/**
 * Plants two customers of a tenant and one of another tenant, under the very names of the first, and names who acts:
 * for each of them somebody, a colleague without any role, and a visitor.
 */
export const seedActors = async (store: Store): Promise<readonly Actor[]> => {
  const first = await seedWorld(store, 'mfuzz001');
  const own = { ofCustomer: ['i', 'd', 'LS'].map((kind) => `${kind}${first.mark}`), ofUser: [] };
  await store.asSystem((queries) => seedOtherTenants(queries, first, own));
  // After the others, who are the first one's likeness.
  const second = await seedWorld(store, 'mfuzz002');
  const actor = (
    name: string,
    world: SeededFixture,
    user: TestUser | undefined,
    foreign: readonly string[],
  ): Omit<Actor, 'foreign'> & { readonly texts: readonly string[] } => ({
    name,
    user,
    world,
    state: { orderTemplateId: 'none', orderId: 'none' },
    canary: `Kanari-${name}`,
    texts: foreign,
  });
  const userOf = ({ userName }: SeededFixture, tenant = 'AZ'): TestUser => ({
    userId: `id-${userName}`,
    tenant,
  });
  const ofAlien = tenantTexts(FOREIGN);
  const actors = [
    actor('first', first, userOf(first), [...privateTexts(second.mark), ...ofAlien]),
    actor('blind', first, { userId: `id-${first.blindUserName}`, tenant: 'AZ', roles: [] }, [
      ...privateTexts(second.mark),
      ...ofAlien,
    ]),
    actor('second', second, userOf(second), [...privateTexts(first.mark), ...ofAlien]),
    actor('alien', first, userOf(first, 'GM'), [...tenantTexts(first.mark), ...tenantTexts(second.mark)]),
    actor('visitor', first, undefined, [
      ...privateTexts(first.mark),
      ...privateTexts(second.mark),
      ...ofAlien,
    ]),
  ];
  // Two act for the first customer, whose cart they share.
  const houses: Readonly<Record<string, string>> = {
    first: 'one',
    blind: 'one',
    second: 'two',
    alien: 'three',
    visitor: 'four',
  };
  return actors.map(({ texts, ...rest }) => ({
    ...rest,
    foreign: [
      ...texts,
      ...actors.filter(({ name }) => houses[name] !== houses[rest.name]).map(({ canary }) => canary),
    ],
  }));
};
