/** The demonstration names its fairs by the year in Vienna. */
const year = Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', year: 'numeric' }).format());

/** Is on, for everybody. */
export const AUTUMN = `HERBST${String(year % 100)}`;
/** Is not on. */
export const SPRING = `FRUEHJAHR${String((year + 1) % 100)}`;
/** Is on in one branch, without a history, and its days of delivery are over. */
export const SUMMER = `SOMMER${String(year % 100)}`;

/** Where a fair's page is, from the root. */
export const fairPath = (code: string, page = ''): string => `/subshop/promotions/${code}/${page}`;
