export { withFinalDeliveries } from './final-deliveries';
export { createHandOver, type OrderExport, type OrderExportPayload } from './order-export';
export { createSignUpHandOver, type SignUpDocument, type CrmFormExport } from './sign-up';
