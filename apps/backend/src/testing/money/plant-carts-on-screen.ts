import { passwordDigest } from '../../oidc';
import { openStore } from '../../runtime';
import { readSettings } from '../../settings';
import { plantArticles } from '../plant-catalogue';
import { plantUsers } from '../plant-people';
import { TEST_PASSWORD } from '../process';
import { ALL_ROLES } from '../tokens';
import { cartsOnScreen } from './carts-on-screen';
import { plantMoneyBuyer } from './plant-money-buyer';
import { articleOf } from './plant-money-cart';

/*
 * Run as a program: plants the articles of the carts that are compared on the screen, and somebody who buys them, into
 * the stopped installation of the settings. Writes down who that is, as JSON.
 */
const store = await openStore({
  settings: readSettings(process.env),
  onProgress: () => undefined,
  onConnectionError: (error) => {
    throw error;
  },
});
try {
  const digest = await passwordDigest(TEST_PASSWORD);
  const buyer = await store.asSystem(async (queries) => {
    const { customerId, userId } = await plantMoneyBuyer(queries);
    const userName = `az${userId}`;
    await plantUsers(queries, [{ id: userId, userName }]);
    await queries
      .insertInto('oidc_account')
      .values({
        id: userId,
        user_name: userName,
        password_digest: digest,
        claims: JSON.stringify({
          name: userName,
          locale: 'de-AT',
          realm_access: { roles: ['tenant-AZ', ...ALL_ROLES] },
          customer: [],
        }),
      })
      .execute();
    await plantArticles(
      queries,
      cartsOnScreen().flatMap(({ lines }) => lines.map(articleOf)),
    );
    return { user: userName, tenant: 'AZ', customerId };
  });
  process.stdout.write(JSON.stringify(buyer));
} finally {
  await store.close();
}
