/** A price as price lists have it: cents for big things, tenths of them for small ones. */
export const writtenPrice = (price: number): string => {
  if (price < 0.5) return Math.max(price, 0.0025).toFixed(4);
  if (price < 1.5) return price.toFixed(2);
  if (price < 10)
    return (Math.round(price * 20) / 20 - (Math.round(price * 100) % 3 === 0 ? 0.01 : 0)).toFixed(2);
  return (Math.round(price * 10) / 10).toFixed(2);
};
