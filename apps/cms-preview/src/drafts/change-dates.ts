import type { ContentPage, Validity } from '@gastroshop/api-contract';
import { toDay } from '@gastroshop/cms';

const nextDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

/** The days on which something with a time begins, and on which it is over. */
const turns = ({ validFrom, validTo }: Validity = {}): readonly string[] => {
  const first = validFrom === undefined ? undefined : toDay(validFrom);
  const last = validTo === undefined ? undefined : toDay(validTo);
  return [...(first === undefined ? [] : [first]), ...(last === undefined ? [] : [nextDay(last)])];
};

/** The days on which a page looks other than the day before, in order. */
export const changeDates = (page: ContentPage | undefined, validity: Validity): readonly string[] => {
  const times = (page?.blocks ?? []).flatMap((block) => [
    block.validity,
    ...(block.kind === 'promotionBlock' ? [block.promotion.validity] : []),
    ...(block.kind === 'flyerTable' ? block.flyers.map((flyer) => flyer.validity) : []),
  ]);
  return [...new Set([validity, page?.validity, ...times].flatMap(turns))].toSorted();
};
