import type { EssenceItem, OrderTemplate } from '@gastroshop/api-contract';

/** A template counts as ordered from on a day on which so much of it was bought. */
const PART_BOUGHT = 0.5;

/** A template and when most of it was bought last. */
export interface TemplateOfDay {
  readonly template: OrderTemplate;
  /** YYYY-MM-DD; undefined where most of it was never bought at once. */
  readonly lastDay: string | undefined;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The days on which at least half of a template was bought, the latest first. */
const daysOf = ({ orderTemplateItems: items }: OrderTemplate, bought: readonly EssenceItem[]) => {
  const skus = new Set(items.map(({ productSku }) => productSku));
  const onDay = new Map<string, Set<string>>();
  for (const { sku, date } of bought) {
    const day = date.slice(0, 10);
    if (skus.has(sku)) onDay.set(day, (onDay.get(day) ?? new Set()).add(sku));
  }
  return [...onDay]
    .filter(([, some]) => some.size >= skus.size * PART_BOUGHT)
    .map(([day]) => day)
    .toSorted()
    .toReversed();
};

/**
 * The template that is used most on this weekday, else the one used last, else the one changed last. Used it was on a day on
 * which at least half of its articles were bought.
 *
 * @param bought purchases of the articles of the templates
 * @param today YYYY-MM-DD
 * @returns undefined without a template that holds anything
 */
export const templateOfDay = (
  templates: readonly OrderTemplate[],
  bought: readonly EssenceItem[],
  today: string,
): TemplateOfDay | undefined => {
  const weekday = weekdayOf(today);
  const used = templates
    .filter(({ orderTemplateItems }) => orderTemplateItems.length > 0)
    .map((template) => {
      const days = daysOf(template, bought);
      return { template, days, times: days.filter((day) => weekdayOf(day) === weekday).length };
    })
    .toSorted(
      (one, other) =>
        other.times - one.times ||
        (other.days[0] ?? '').localeCompare(one.days[0] ?? '') ||
        other.template.lastEditedTime.localeCompare(one.template.lastEditedTime),
    );
  const [first] = used;
  return first && { template: first.template, lastDay: first.days[0] };
};
