import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  checkedLabelsSchema,
  LABEL_SORT_KEYS,
  labelPairsSchema,
  labelProductSchema,
  list,
  queryParameters,
  searchBodySchema,
} from '../../schemas';
import { defineCall } from '../call';
import { PDF } from '../media-type';

export const addAllLabelsFromEssences = defineCall(endpoints.addAllLabelsFromEssences, {
  summary: 'Puts every article of the essence list that the search finds on the label list.',
  feature: 'LABELS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: searchBodySchema,
  answer: null,
});

export const addLabel = defineCall(endpoints.addLabel, {
  summary: 'Puts an article on the label list.',
  feature: 'LABELS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: null,
});

export const getLabel = defineCall(endpoints.getLabel, {
  summary: 'Whether an article is on the label list.',
  feature: 'LABELS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: z.boolean(),
});

export const deleteLabel = defineCall(endpoints.deleteLabel, {
  summary: 'Takes an article off the label list.',
  feature: 'LABELS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: null,
});

export const clearLabels = defineCall(endpoints.clearLabels, {
  summary: 'Empties the label list.',
  feature: 'LABELS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: null,
});

export const checkLabelsForInactiveProducts = defineCall(endpoints.checkLabelsForInactiveProducts, {
  summary: 'Whether the label list holds articles that are no longer active.',
  feature: 'LABELS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: checkedLabelsSchema,
});

export const emailLabels = defineCall(endpoints.emailLabels, {
  summary: "Mails the labels to the user's label addresses.",
  feature: 'LABELS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: labelPairsSchema,
  priceBearing: true,
  answer: null,
});

export const generateLabels = defineCall(endpoints.generateLabels, {
  summary: 'The labels as PDF, ready to print.',
  feature: 'LABELS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  body: labelPairsSchema,
  mediaTypes: PDF,
  answer: null,
  priceBearing: true,
});

export const getLabelSkus = defineCall(endpoints.getLabelSkus, {
  summary: 'Article numbers on the label list.',
  feature: 'LABELS',
  query: z.object({ customerId: queryParameters.optionalCustomerId }),
  answer: list(z.string()),
});

export const getLabelProducts = defineCall(endpoints.getLabelProducts, {
  summary: 'Articles on the label list.',
  feature: 'LABELS',
  query: z.object({
    customerId: queryParameters.optionalCustomerId,
    sortBy: z
      .enum(LABEL_SORT_KEYS)
      .optional()
      .describe('What the list is sorted by; missing: category and name'),
    sortDirection: queryParameters.sortDirection,
  }),
  answer: list(labelProductSchema),
});
