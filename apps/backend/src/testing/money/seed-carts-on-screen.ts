import { passwordDigest } from '../../oidc';
import { openStore } from '../../runtime';
import { readSettings } from '../../settings';
import { plantProducts } from '../seed-catalogue';
import { seedUsers } from '../seed-people';
import { TEST_PASSWORD } from '../process';
import { ALL_ROLES } from '../tokens';
import { cartsOnScreen } from './screen-carts';
import { seedMoneyBuyer } from './seed-money-buyer';
import { productOf } from './seed-money-cart';

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
    const { customerId, userId } = await seedMoneyBuyer(queries);
    const userName = `az${userId}`;
    await seedUsers(queries, [{ id: userId, userName }]);
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
    await plantProducts(
      queries,
      cartsOnScreen().flatMap(({ lines }) => lines.map(productOf)),
    );
    return { user: userName, tenant: 'AZ', customerId };
  });
  process.stdout.write(JSON.stringify(buyer));
} finally {
  await store.close();
}
