/** Where an order is changed, from where it is shown. */
export const changeHref = (orderHref: string): string => `${orderHref}/change`;
