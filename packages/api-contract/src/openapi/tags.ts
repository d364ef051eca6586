/** What the reference says of an area of the contract. */
interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Areas of the contract as the reference names them, in its order. */
export const TAGS: Readonly<Record<string, Tag>> = {
  session: { name: 'Session', description: 'The access token of whoever has a session.' },
  shop: {
    name: 'Shop configuration',
    description: 'What a shop looks like and whom it belongs to. It depends on the host alone.',
  },
  customer: {
    name: 'Customers',
    description: 'The customers a user may act for, with their addresses, deliveries and restrictions.',
  },
  user: { name: 'User', description: 'Who is signed in, and what they may set for themselves.' },
  catalogue: {
    name: 'Catalogue and search',
    description: 'Searching, browsing by category, and completing what is typed.',
  },
  product: {
    name: 'Products',
    description:
      'Products by their number, with details, data sheets and recommendations; lists of names and numbers.',
  },
  cart: {
    name: 'Cart',
    description: 'The cart of a customer, which all its users share, and submitting it.',
  },
  order: { name: 'Orders', description: 'What was ordered.' },
  receipt: { name: 'Documents', description: 'Invoices, credit memos, delivery notes and order receipts.' },
  essence: { name: 'Essence list', description: 'What a customer buys again and again.' },
  'order-template': {
    name: 'Order templates',
    description: 'Lists that a user keeps to order from, own and shared.',
  },
  'standing-order': {
    name: 'Standing orders',
    description: 'Orders that repeat by themselves: their plan, and each time they come.',
  },
  inventory: { name: 'Inventories', description: 'Stock-takings of a customer.' },
  label: { name: 'Labels', description: 'Labels for shelves, collected and drawn as a file.' },
  notification: { name: 'Notifications', description: 'What the shop tells a user.' },
  'subshop-cart': { name: 'Fair cart', description: 'The carts of a trade fair, and submitting them.' },
  'subshop-product': { name: 'Fair products', description: 'Searching and browsing inside a trade fair.' },
  fair: { name: 'Fairs', description: 'Trade fairs and their promotions.' },
  content: { name: 'Content', description: 'Pages and contacts, and previews of drafts.' },
  'content-frame': { name: 'Header and footer', description: 'What stands around every page.' },
  form: { name: 'Forms', description: 'Forms of pages, and what keeps machines from them.' },
  job: { name: 'Jobs', description: 'Vacancies of the group and what they ask for.' },
  promotion: { name: 'Promotions', description: 'Promotions beside lists and pages.' },
  analytics: { name: 'Analytics proxy', description: 'What visitors do, passed on where they agree.' },
};
