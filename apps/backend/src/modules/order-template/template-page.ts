import type {
  OrderTemplate,
  OrderTemplatePage,
  OrderTemplateSortKey,
  SortDirection,
} from '@gastroshop/api-contract';

/** Which templates of the list are wanted. */
export interface TemplatePageQuery {
  readonly page: number;
  readonly size: number;
  readonly sortBy?: OrderTemplateSortKey | undefined;
  readonly sortDirection?: SortDirection | undefined;
}

const collator = new Intl.Collator('de-AT', { numeric: true });

const compare = (a: OrderTemplate, b: OrderTemplate, key: OrderTemplateSortKey): number =>
  key === 'name' ? collator.compare(a.name, b.name) : a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0;

/** A page of a user's templates, by name unless asked otherwise. */
export const templatePage = (
  templates: readonly OrderTemplate[],
  { page, size, sortBy = 'name', sortDirection = 'asc' }: TemplatePageQuery,
): OrderTemplatePage => {
  const sign = sortDirection.toLowerCase() === 'desc' ? -1 : 1;
  const sorted = [...templates].sort((a, b) => sign * compare(a, b, sortBy) || (a.id < b.id ? -1 : 1));
  return {
    orderTemplates: sorted.slice(page * size, (page + 1) * size),
    page: {
      totalElements: templates.length,
      totalPages: Math.ceil(templates.length / size),
      number: page,
      size,
    },
  };
};
