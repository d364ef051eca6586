/** Height in pixels of the header, which stays above the list: two lines on desktops, field and strip on phones. */
export const stickyHeaderHeight = (phone: boolean): number => (phone ? 93 : 109);
