export { isBlockKind, LanguageMark, type BlockKind, type LanguageMarkProps } from './blocks';
export { formatDay, toDay, isValidOn, ValidityLine, type ValidityLineProps } from './dates';
export {
  FormView,
  useCrmFormFields,
  type FormProblems,
  type FormValues,
  type FormViewProps,
  type CrmFormFields,
} from './forms';
export {
  FooterView,
  headerLinks,
  HeaderNoticeView,
  type FooterViewProps,
  type HeaderLink,
  type HeaderNoticeViewProps,
} from './header-footer';
export { JobDetail, JobList, type JobDetailProps, type JobListProps } from './jobs';
export {
  toContentUrl,
  ContentAnchor,
  ContentButton,
  imageAddress,
  type AddressKind,
  type ContentUrl,
  type ContentAnchorProps,
  type ContentButtonProps,
} from './links';
export {
  BlockList,
  ContentFrame,
  ContentPageView,
  PageHead,
  type BlockListProps,
  type ContentFrameProps,
  type ContentPageViewProps,
} from './pages';
export { ContactCard, DepartmentsView, type ContactCardProps, type DepartmentsViewProps } from './people';
export { Image, ImageCredit, type ImageCreditProps, type ImageProps } from './pictures';
export { PromotionList, PromotionView, type PromotionListProps, type PromotionViewProps } from './promotions';
export { RichText, type RichTextProps } from './rich-text';
export { CardTitle, SectionHead, type CardTitleProps, type SectionHeadProps } from './sections';
export type { ContentSettings, ContentSlots } from './settings';
