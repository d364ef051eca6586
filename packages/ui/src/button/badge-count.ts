/** A count as a corner has room for it: above 99 it reads 99+. */
export const badgeCount = (count: number): string => (count > 99 ? '99+' : String(count));
