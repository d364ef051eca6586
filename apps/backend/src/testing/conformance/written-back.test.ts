import type { CallName } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '../pdf-text';
import { runServer, type ServerProcess } from '../process';
import { createArguments } from './arguments-of';
import {
  addressOf,
  callOverHttp,
  createOpenApiChecker,
  installations,
  seedWorld,
  signInAt,
  type SeededInstallation,
  type SeededFixture,
  type SignedInSession,
} from './index';
import { contract } from '@gastroshop/api-contract';

const { document } = createOpenApiChecker();
/** Processes start and stop in here, on machines that do other things as well. */
const PATIENCE_MS = 240_000;

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

describe.each(installations)('what a process wrote the next one reads, on %s', (_, install) => {
  let installation: SeededInstallation<SeededFixture>;
  let server: ServerProcess;
  let session: SignedInSession;
  /** In everything that is written, and nowhere before. */
  const written = `w${randomUUID().slice(0, 8)}`;
  let orderTemplateId = '';
  let inventoryId = '';

  const host = () => server.origin.replace('127.0.0.1', 'localhost');
  const start = async () => {
    server = await runServer(installation.environment);
    session = await signInAt(host(), installation.world.userName);
  };
  const restart = async () => {
    await server.stop();
    await start();
  };
  /** Makes a call with its plain arguments, and others where they are named. */
  const call = async (
    name: CallName,
    { body, ...parameters }: Readonly<Record<string, unknown>> = {},
  ): Promise<{ readonly text: string; readonly body: unknown }> => {
    const plain = createArguments(document, installation.world, { orderTemplateId, orderId: '' })(name);
    const answer = await callOverHttp(
      host(),
      name,
      {
        ...plain,
        parameters: { ...plain.parameters, ...parameters },
        ...(body !== undefined && {
          body: typeof body === 'object' && !Array.isArray(body) ? { ...Object(plain.body), ...body } : body,
        }),
      },
      session,
    );
    expect(answer.status, `${name} ${answer.text.slice(0, 300)}`).toBeLessThan(300);
    return answer;
  };
  const linesOf = (cart: unknown, list: string): readonly (readonly [unknown, unknown])[] => {
    const lines = member(cart, list);
    return Array.isArray(lines)
      ? lines.map((line: unknown) => [
          member(line, 'sku') ?? member(member(line, 'product'), 'sku'),
          member(line, 'amount'),
        ])
      : [];
  };

  beforeAll(async () => {
    installation = await install(seedWorld);
    await start();
  }, PATIENCE_MS);
  afterAll(async () => {
    await server.stop();
    await installation.remove();
  }, PATIENCE_MS);

  it(
    'changes are there',
    async () => {
      const [first, second, third] = installation.world.skus;
      await call('putUserData', { body: { firstname: `Anna ${written}`, lastname: `Huber ${written}` } });
      await call('putLocale', { body: { locale: 'en-GB' } });
      await call('putOrderMail', { mail: `order-${written}@kitchen.example` });
      await call('putLabelMail', { mail: `label-${written}@kitchen.example` });
      await call('putCartItems', {
        body: [first, second, third].map((sku, index) => ({
          sku,
          amount: index + 3,
          unitAbbreviation: 'ST',
        })),
      });
      await call('deleteCartItem', { body: { sku: second } });
      orderTemplateId = String(
        member(
          (
            await call('createOrderTemplate', {
              body: { name: `Vorlage ${written}`, orderTemplateItems: [] },
            })
          ).body,
          'id',
        ),
      );
      await call('putOrderTemplateItem', { body: { productSku: first, amount: 4711, unit: 'ST' } });
      await call('putOrderTemplateItem', { body: { productSku: second, amount: 4712, unit: 'ST' } });
      await call('shareOrderTemplate');
      inventoryId = String(
        member((await call('createInventory', { body: { comment: `Zählung ${written}` } })).body, 'id'),
      );
      await call('addLabel', { sku: first });
      await call('addLabel', { sku: second });
      await call('setEssenceVisibility', { sku: first, visible: 'false' });
      await call('putEssencePeriod', { body: { showEssenceForDays: 417 } });
      const unread = Number((await call('getUnreadNotificationCount')).text);
      expect(unread).toBeGreaterThan(0);
      const { mark } = installation.world;
      await call('markNotificationsRead', { body: [`n${mark}`, `r${mark}`] });

      await restart();
      const user = (await call('getCurrentUser')).body;
      expect(user).toMatchObject({
        firstname: `Anna ${written}`,
        lastname: `Huber ${written}`,
        locale: 'en-GB',
        ordermails: expect.arrayContaining([`order-${written}@kitchen.example`]) as unknown,
        labelmails: expect.arrayContaining([`label-${written}@kitchen.example`]) as unknown,
      });
      const cart = (await call('getCart')).body;
      expect(linesOf(cart, 'items')).toEqual([
        [first, 3],
        [third, 5],
      ]);
      expect(linesOf(cart, 'deletedItems').map(([sku]) => sku)).toEqual([second]);
      const template = (await call('getOrderTemplate')).body;
      expect(template).toMatchObject({
        name: `Vorlage ${written}`,
        sharedWith: [installation.world.colleagueName],
        orderTemplateItems: [
          { productSku: first, amount: 4711 },
          { productSku: second, amount: 4712 },
        ],
      });
      expect((await call('getGroupedInventories')).text).toContain(`Zählung ${written}`);
      expect((await call('getLabelSkus')).body).toEqual(expect.arrayContaining([first, second]));
      expect((await call('getEssenceVisibility')).text).toContain(`"sku":"${first}","isVisible":false`);
      expect((await call('getEssencePeriod')).text).toContain('"showEssenceForDays":417');
      expect((await call('getUnreadNotificationCount')).text).toBe('0');
    },
    PATIENCE_MS,
  );

  it(
    'what was taken away is gone, and what was put aside is where it can be fetched from',
    async () => {
      const [first, second] = installation.world.skus;
      await call('deleteOrderTemplateItem', { body: { productSku: first, unit: 'ST' } });
      await call('unshareOrderTemplate');
      await call('deleteInventory', { inventoryId });
      await call('recoverInventory', { inventoryId: `d${installation.world.mark}` });
      await call('deleteLabel', { sku: first });
      await call('deleteOrderMail', { mail: `order-${written}@kitchen.example` });
      await call('deleteLabelMail', { mail: `label-${written}@kitchen.example` });
      await call('clearCart');

      await restart();
      expect((await call('getOrderTemplate')).body).toMatchObject({
        sharedWith: [],
        orderTemplateItems: [{ productSku: second, amount: 4712 }],
      });
      expect((await call('getDeletedInventories')).text).toContain(`Zählung ${written}`);
      const present = (await call('getGroupedInventories')).text;
      expect(present).not.toContain(`Zählung ${written}`);
      expect(present).toContain(`Gelöscht ${installation.world.mark}`);
      expect((await call('getLabelSkus')).body).toEqual([second]);
      expect((await call('getCurrentUser')).text).not.toMatch(new RegExp(`(?:order|label)-${written}`));
      expect(linesOf((await call('getCart')).body, 'items')).toEqual([]);
      await call('clearLabels');
      await call('deleteOrderTemplate');

      await restart();
      expect((await call('getLabelSkus')).body).toEqual([]);
      expect((await call('getOrderTemplates')).text).not.toContain(`Vorlage ${written}`);
    },
    PATIENCE_MS,
  );

  it(
    'a datasheet and the terms that are suggested are of the rows that were planted',
    async () => {
      const { mark, skus } = installation.world;
      const [first] = skus;
      const sheet = await fetch(host() + addressOf(contract.getDatasheet, { tenant: 'AZ', sku: first }), {
        headers: { 'accept-language': 'de-AT' },
      });
      expect(pdfText(Buffer.from(await sheet.arrayBuffer()))).toContain(`Bergkäse ${mark}`);
      expect((await call('suggestSearchTerms', { body: { term: 'Kategorie' } })).text).toContain(mark);
    },
    PATIENCE_MS,
  );
});
