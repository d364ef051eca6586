/** Whose tests look at what a room checks, besides the room's own. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  access: ['src/calls/door.test.ts', 'src/sign-on'],
  calls: ['src/http', 'src/modules/cart'],
  http: ['src/sign-on', 'src/modules/content'],
  jobs: ['src/modules/order/', 'src/modules/label', 'src/modules/notification', 'src/modules/form'],
  'order-paper': ['src/modules/receipt', 'src/modules/order/'],
  'sign-on': ['src/oidc'],
  'modules/product': ['src/modules/cart', 'src/modules/catalogue'],
  'modules/catalogue': ['src/modules/essence'],
  'modules/paper': ['src/modules/receipt', 'src/modules/essence'],
};

/**
 * The tests of a room.
 *
 * @param id of a check, which begins with its file
 */
export const narrowTests = (id: string): readonly string[] => {
  const [first = '', second = ''] = id.split('/');
  const room = first === 'modules' ? `modules/${second}` : first;
  return [`src/${room}/`, ...(ALSO[room] ?? [])];
};
