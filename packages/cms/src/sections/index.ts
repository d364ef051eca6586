export { CardTitle, type CardTitleProps } from './card-title';
export { SectionHead, type SectionHeadProps } from './section-head';
