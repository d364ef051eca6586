export { RefusalPage, type RefusalPageProps, type RefusalReason } from './refusal-page';
