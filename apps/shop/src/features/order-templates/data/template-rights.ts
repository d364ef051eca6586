import type { OrderTemplate } from '@gastroshop/api-contract';

/** What a user may do with a template besides reading, ordering from and copying it. */
export interface TemplateRights {
  /** Changes and deletes it. */
  readonly isOwner: boolean;
  /** Shares it: the owner, and where the template says so those it is shared with. */
  readonly mayShare: boolean;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * What a user may do with a template.
 *
 * @param userName of the user; undefined while it is not known, which permits nothing
 */
export const templateRights = (
  { createdBy, shareable }: Pick<OrderTemplate, 'createdBy' | 'shareable'>,
  userName: string | undefined,
): TemplateRights => {
  const isOwner = userName !== undefined && same(createdBy, userName);
  return { isOwner, mayShare: isOwner || (userName !== undefined && shareable) };
};
