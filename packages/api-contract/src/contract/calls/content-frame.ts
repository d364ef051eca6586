import * as endpoints from '../../endpoints';
import { customFooterSchema, footerSchema, headerSchema } from '../../schemas';
import { defineCall } from '../call';

export const getCustomTenantFooter = defineCall(endpoints.getCustomTenantFooter, {
  summary: "The tenant's own footer, if it has one.",
  answer: customFooterSchema,
});

export const getFooter = defineCall(endpoints.getFooter, { summary: 'The footer.', answer: footerSchema });

export const getHeader = defineCall(endpoints.getHeader, { summary: 'The header.', answer: headerSchema });
