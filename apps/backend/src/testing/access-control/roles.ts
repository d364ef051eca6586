import { contract, type AnyCall, type CallName } from '@gastroshop/api-contract';
import { ALL_ROLES } from '../tokens';

/** Lets editors see what is not published. */
const PREVIEW_ROLE = 'can-preview-content';

/** Every role there is: the seven with a flag, and that of editors. */
export const EVERY_ROLE: readonly string[] = [...ALL_ROLES, PREVIEW_ROLE];

/** Roles that say how an app shows what everybody is answered; the backend answers alike with and without them. */
const ROLES_OF_LOOKS: readonly string[] = [
  'should-see-price-popup',
  'should-see-extended-price-popup',
  'special-price-highlighting',
  'discount-highlighting',
];

/** The roles without which a call is refused, as the contract says. */
export const rolesNeeded = (name: CallName): readonly string[] => {
  const { roles = [] }: AnyCall = contract[name];
  return roles;
};

/** The roles that change nothing about the answer of a call. */
export const rolesWithoutEffect = (name: CallName): readonly string[] =>
  [...ROLES_OF_LOOKS, PREVIEW_ROLE].filter((role) => !rolesNeeded(name).includes(role));

/** All roles but one. */
export const everyRoleBut = (role: string): readonly string[] => EVERY_ROLE.filter((other) => other !== role);
