import type { TableSort } from '@gastroshop/ui/table';
import type { ListedTemplate } from '../data/use-templates';

/** The overview as it begins: what was worked on last comes first. */
export const LAST_EDITED: TableSort = { column: 'lastEditedTime', direction: 'desc' };

const collator = new Intl.Collator('de-AT', { numeric: true, sensitivity: 'base' });

type Compare = (one: ListedTemplate, other: ListedTemplate) => number;

const COMPARE: Readonly<Record<string, Compare | undefined>> = {
  name: (one, other) => collator.compare(one.template.name, other.template.name),
  creationTime: (one, other) =>
    Date.parse(one.template.creationTime) - Date.parse(other.template.creationTime),
  lastEditedTime: (one, other) =>
    Date.parse(one.template.lastEditedTime) - Date.parse(other.template.lastEditedTime),
  articles: (one, other) => one.template.orderTemplateItems.length - other.template.orderTemplateItems.length,
};

/** Templates in the order of a column; equal ones by name. */
export const sortTemplates = (
  templates: readonly ListedTemplate[],
  { column, direction }: TableSort,
): readonly ListedTemplate[] => {
  const compare = COMPARE[column];
  const sign = direction === 'desc' ? -1 : 1;
  return templates.toSorted(
    (one, other) =>
      sign * (compare?.(one, other) ?? 0) || collator.compare(one.template.name, other.template.name),
  );
};
