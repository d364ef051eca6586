let isSealed = false;

/** Opens no database any more: somebody has signed out, and what the page still does must leave nothing behind. */
export const blockDatabases = (): void => {
  isSealed = true;
};

/** Whether somebody has signed out on this page. */
export const areBlocked = (): boolean => isSealed;
