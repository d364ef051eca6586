import * as endpoints from '../../endpoints';
import { customFooter, footer, header } from '../../shapes';
import { defineCall } from '../call';

export const getCustomTenantFooter = defineCall(endpoints.getCustomTenantFooter, {
  summary: "The tenant's own footer, if it has one.",
  answer: customFooter,
});

export const getFooter = defineCall(endpoints.getFooter, { summary: 'The footer.', answer: footer });

export const getHeader = defineCall(endpoints.getHeader, { summary: 'The header.', answer: header });
