export { isBlockKind, LanguageMark, type BlockKind, type LanguageMarkProps } from './blocks';
export { dayInText, dayOf, isValidOn, ValidityLine, type ValidityLineProps } from './days';
export {
  FormView,
  useSignUpFields,
  type FormProblems,
  type FormValues,
  type FormViewProps,
  type SignUpFields,
} from './forms';
export {
  FooterView,
  headerLinks,
  HeaderNoticeView,
  type FooterViewProps,
  type HeaderLink,
  type HeaderNoticeViewProps,
} from './frame';
export { JobDetail, JobList, type JobDetailProps, type JobListProps } from './jobs';
export {
  contentAddress,
  ContentAnchor,
  ContentButton,
  pictureAddress,
  type AddressKind,
  type ContentAddress,
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
export { Picture, PictureCredit, type PictureCreditProps, type PictureProps } from './pictures';
export { PromotionList, PromotionView, type PromotionListProps, type PromotionViewProps } from './promotions';
export { RichText, type RichTextProps } from './rich-text';
export { CardTitle, SectionHead, type CardTitleProps, type SectionHeadProps } from './sections';
export type { ContentSettings, ContentSlots } from './settings';
