import { contract, type CallName } from '@gastroshop/api-contract';
import fc from 'fast-check';
import { otherSequences, type OtherSeed } from './other-seed';

/** How a request is spoiled. */
const SPOILINGS = [
  'NONE',
  'NONE',
  'NONE',
  'NONE',
  'FOREIGN_NAMES',
  'NASTY_PARAMETER',
  'NASTY_BODY',
  'EDGE',
  'EDGE',
  'MISSING_FIELD',
  'UNKNOWN_FIELD',
  'OTHER_TYPE',
  'BROKEN_JSON',
  'OTHER_MEDIA',
  'NO_TOKEN',
  'BROKEN_TOKEN',
  'OTHER_TENANT',
  'NO_CSRF',
] as const;

/** What somebody is to ask, as numbers that mean something once there is a world. */
export interface RequestSeed {
  readonly call: CallName;
  readonly actor: number;
  /** Decides the arguments. */
  readonly variant: number;
  readonly spoiling: (typeof SPOILINGS)[number];
  /** Decides what is spoiled, and how. */
  readonly choice: number;
}

/** All but the one that a session cookie opens: its own tests sign on. */
const names = Object.keys(contract).filter(
  (name): name is CallName => name in contract && name !== 'getToken',
);

/** Papers and spreadsheets are drawn for as long as fifty other requests take: each comes a quarter as often. */
const isFile = (name: CallName): boolean =>
  'answer' in contract[name].endpoint && contract[name].endpoint.answer === 'file';
const often = [
  ...names.filter((name) => !isFile(name)).flatMap((name) => [name, name, name, name]),
  ...names.filter(isFile),
];

const requestSeed = (actors: number): fc.Arbitrary<RequestSeed> =>
  fc.record({
    call: fc.constantFrom(...often),
    actor: fc.nat(actors - 1),
    variant: fc.nat(1_000_000),
    spoiling: fc.constantFrom(...SPOILINGS),
    choice: fc.nat(1_000_000),
  });

/** What people do one after the other with what came before. */
const COURSES: readonly (readonly CallName[])[] = [
  ['putCartItem', 'getCart', 'submitCart', 'getOrder', 'getReceiptPdf', 'getOrders'],
  [
    'createOrderTemplate',
    'getOrderTemplate',
    'putOrderTemplateItem',
    'getOrderTemplatePdf',
    'deleteOrderTemplate',
  ],
  [
    'createOrderTemplate',
    'shareOrderTemplate',
    'getOrderTemplates',
    'unshareOrderTemplate',
    'getOrderTemplate',
  ],
  ['putSubshopCartItem', 'getSubshopCart', 'submitSubshopCart', 'submitSubshopCart', 'getOrdersOverview'],
  [
    'createInventory',
    'getGroupedInventories',
    'deleteInventory',
    'getDeletedInventories',
    'recoverInventory',
  ],
  ['addLabel', 'getLabelProducts', 'emailLabels', 'generateLabels', 'clearLabels'],
  ['putOrderMail', 'getConfirmationEmails', 'deleteOrderMail', 'getCurrentUser'],
  ['putCartItems', 'clearCart', 'submitCart', 'getCartEvents'],
  ['putNotificationPreferences', 'getNotifications', 'markNotificationsRead', 'getUnreadNotificationCount'],
];

/** Sequences of requests: any calls of anybody, or a course of one actor with others in between. */
const ofContract = (actors: number): fc.Arbitrary<readonly RequestSeed[]> =>
  fc.oneof(
    fc.array(requestSeed(actors), { minLength: 1, maxLength: 12 }),
    fc
      .tuple(
        fc.constantFrom(...COURSES),
        fc.nat(actors - 1),
        fc.array(requestSeed(actors), { minLength: 10, maxLength: 10 }),
      )
      .map(([course, actor, between]) =>
        course.flatMap((call, index) => {
          const other = between[index];
          const own: RequestSeed = { call, actor, variant: other?.variant ?? 0, spoiling: 'NONE', choice: 0 };
          return other === undefined || index % 3 !== 2 ? [own] : [own, other];
        }),
      ),
  );

/** Sequences of requests, one in six of them of what is no call of the contract. */
export const sequences = (actors: number): fc.Arbitrary<readonly (RequestSeed | OtherSeed)[]> =>
  fc.oneof({ weight: 5, arbitrary: ofContract(actors) }, { weight: 1, arbitrary: otherSequences(actors) });
