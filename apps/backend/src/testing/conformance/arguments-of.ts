import { contract, type AnyCall, type CallName } from '@gastroshop/api-contract';
import { addDays, viennaDateAt } from '@gastroshop/domain/calendar';
import { createHash, randomUUID } from 'node:crypto';
import type { CallArguments } from './call-over-http';
import { generateValue, seededRandom, type Random } from './generate-value';
import type { SeededFixture } from './seed-fixture';
import { requestSchemas } from './request-schemas';

/** What earlier calls of a run brought about. */
export interface RunState {
  orderTemplateId: string;
  orderId: string;
  /** Missing: the planted one, as it was planted. */
  standingOrderId?: string | undefined;
  /** Missing: the first. */
  orderRevision?: number | undefined;
}

/** Fields that only make sense together with what the buyer saw before, or that name what the test does not plant. */
const NEVER = new Set([
  'seen',
  'confirmationToken',
  'addToOrderId',
  'deliverySlot',
  'deliveryDate',
  'plan',
  'subshopCode',
  'cartType',
  'signature',
  'ordermails',
  'labelmails',
  'customerRelationshipId',
  'userId',
  'username',
]);
/** Filters narrow a search to nothing when values are made up; the searches of the catalogue's own tests have them. */
const FILTERS = new Set(['filter', 'whitelistedSkus', 'sortBy', 'supplierIds', 'page']);
/** Days beside the one requested day would ask for two deliveries. */
const OTHER_DAYS = new Set([
  'requestedDeliveryDayFreshProducts',
  'requestedDeliveryDayFrozenProducts',
  'fromDate',
  'toDate',
]);

/** Makes valid arguments for calls from the OpenAPI document: plain ones, or with optional fields by chance. */
export const createArguments = (document: object, world: SeededFixture, state: RunState) => {
  const { schemas, resolve } = requestSchemas(document);
  const deliveryDay = addDays(viennaDateAt(Date.now()), 3);
  const { skus, mark } = world;
  const standing = {
    name: `Frühstück ${mark}`,
    rhythm: { kind: 'WEEKDAYS', days: [0, 1, 2, 3, 4, 5, 6] },
    // More than a day before anything is due: what comes by itself meanwhile would be told in between.
    from: deliveryDay,
    mode: 'SUBMIT_AT_DEADLINE',
    closedDays: 'EARLIER',
    guards: { priceRisePercent: 10, missing: 'SKIP_LINE' },
  };
  const standingLines = [{ sku: skus[0], unitAbbreviation: 'ST', amount: 2 }];
  const fields: Readonly<Record<string, () => unknown>> = {
    sku: () => skus[0],
    productSku: () => skus[0],
    skus: () => [...skus],
    productId: () => skus[0],
    article: () => skus[0],
    lineNumber: () => 1,
    unit: () => 'ST',
    unitAbbreviation: () => 'ST',
    operationId: () => randomUUID(),
    requestedDeliveryDay: () => deliveryDay,
    deliveryAddressExternalId: () => world.addressId,
    externalId: () => world.addressId,
    externalAddressId: () => world.addressId,
    formId: () => `form-${world.mark}`,
    customerId: () => world.customerId,
    categoryId: () => world.categoryId,
    supplierIds: () => [world.supplierId],
    queryString: () => `Bergkäse ${mark}`,
    query: () => `Bergkäse ${mark}`,
    fullSlug: () => world.pageSlug,
    jobPath: () => world.jobSlug,
    tenant: () => 'AZ',
    customerRelationshipId: () => world.customerId,
    userId: () => `id-${world.userName}`,
    username: () => world.userName,
    userName: () => world.colleagueName,
    locale: () => 'de-AT',
    language: () => 'de-AT',
    currency: () => 'EUR',
    showEssenceForDays: () => 730,
    seenRevision: () => state.orderRevision ?? 1,
    naraDto: () => ({ opaque: [1, 'two'] }),
  };
  const parameters: Readonly<Record<string, unknown>> = {
    tenant: 'AZ',
    customerId: world.customerId,
    sku: skus[0],
    skus: [skus[0]],
    orderTemplateId: state.orderTemplateId,
    orderId: state.orderId,
    standingOrderId: state.standingOrderId ?? `s${mark}`,
    date: deliveryDay,
    documentNumber: state.orderId,
    receiptType: 'order',
    type: 'all',
    uuid: world.pageId,
    visible: 'true',
    userName: world.userName,
    subshopCode: world.fairId,
    cartType: world.fairId,
    fairId: world.fairId,
    contactPersonId: world.contactKey,
    inventoryId: `i${mark}`,
    notificationId: `n${mark}`,
    subscriptionId: createHash('sha256').update(`https://push.example/${mark}`).digest('hex'),
    pageIndex: 0,
    fullSlug: world.pageSlug,
    languageCode: 'de-AT',
    mail: `new-${mark}@kitchen.example`,
  };

  /** Bodies that are lists of something that exists, without a field to know it by. */
  const bodiesOfNames: Partial<Record<CallName, unknown>> = {
    queryProducts: [...skus],
    createStandingOrder: { ...standing, lines: standingLines },
    createStandingOrderFromOrder: standing,
    createStandingOrderFromTemplate: standing,
    putStandingOrder: { ...standing, lines: standingLines, version: 1 },
    pauseStandingOrder: {},
    pauseAllStandingOrders: { from: deliveryDay, until: addDays(deliveryDay, 7) },
    putOccurrenceLines: { lines: standingLines },
    submitOccurrence: {},
    markNotificationsRead: [`r${mark}`],
    generateLabels: [{ sku: skus[0], amount: 2 }],
    emailLabels: [{ sku: skus[1], amount: 1 }],
    putPushSubscription: {
      endpoint: `https://push.example/${mark}`,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    putNotificationPreferences: [{ notificationType: { id: 'OFFER' }, channels: ['WEBSHOP', 'EMAIL'] }],
  };

  /**
   * Arguments of a call.
   *
   * @param random makes optional fields appear; left out: required ones only
   */
  return (name: CallName, random?: Random): CallArguments => {
    const { endpoint }: AnyCall = contract[name];
    const schema = schemas.get(name);
    const required = Object.entries(endpoint.query ?? {})
      .filter(([key, need]) => need === 'required' || key === 'customerId')
      .map(([key]) => key);
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key).concat(required);
    const withBody = schema !== undefined && (endpoint.optionalBody !== true || random !== undefined);
    return {
      parameters: Object.fromEntries(names.map((key) => [key, parameters[key]])),
      ...(withBody && {
        body:
          endpoint.textBody === true
            ? world.colleagueName
            : bodiesOfNames[name] !== undefined
              ? bodiesOfNames[name]
              : generateValue(schema, {
                  random: random ?? seededRandom(1),
                  resolve,
                  fields,
                  includes: (field) =>
                    ALWAYS.has(field) ||
                    (random !== undefined &&
                      !NEVER.has(field) &&
                      !FILTERS.has(field) &&
                      !OTHER_DAYS.has(field) &&
                      random() < 0.6),
                }),
      }),
    };
  };
};

/** Optional fields without which the call would be about nothing. */
const ALWAYS = new Set([
  'queryString',
  'requestedDeliveryDay',
  'deliveryAddressExternalId',
  'orderTemplateItems',
  'amount',
  'unitAbbreviation',
]);
