// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextResources } from '@gastroshop/i18n/texts';
import attributeNamesDe from '../modules/datasheet/texts/attribute-names.de.json';
import datasheetDe from '../modules/datasheet/texts/datasheet.de.json';
import essencePaperDe from '../modules/essence/texts/essence-paper.de.json';
import firstStartPageDe from '../modules/content/texts/first-start-page.de.json';
import formAnswersDe from '../modules/form/texts/form-answers.de.json';
import formMailDe from '../jobs/texts/form-mail.de.json';
import inventoryWorkbookDe from '../modules/inventory/texts/inventory-workbook.de.json';
import labelMailDe from '../jobs/texts/label-mail.de.json';
import labelSheetDe from '../modules/label/texts/label-sheet.de.json';
import notificationMailDe from '../jobs/texts/notification-mail.de.json';
import notificationTypesDe from '../modules/notification/texts/notification-types.de.json';
import orderChangeMailDe from '../order-paper/texts/order-change-mail.de.json';
import orderListDe from '../modules/product/order-list/texts/order-list.de.json';
import orderNoticeDe from '../modules/order/life/texts/order-notice.de.json';
import orderPaperDe from '../order-paper/texts/order-paper.de.json';
import orderTemplatePaperDe from '../modules/order-template/texts/order-template-paper.de.json';
import standingNoticeDe from '../modules/standing-order/texts/standing-notice.de.json';
import tenantPageDe from '../modules/operator/texts/tenant-page.de.json';
import attributeNamesEn from '../modules/datasheet/texts/attribute-names.en.json';
import datasheetEn from '../modules/datasheet/texts/datasheet.en.json';
import essencePaperEn from '../modules/essence/texts/essence-paper.en.json';
import firstStartPageEn from '../modules/content/texts/first-start-page.en.json';
import formAnswersEn from '../modules/form/texts/form-answers.en.json';
import formMailEn from '../jobs/texts/form-mail.en.json';
import inventoryWorkbookEn from '../modules/inventory/texts/inventory-workbook.en.json';
import labelMailEn from '../jobs/texts/label-mail.en.json';
import labelSheetEn from '../modules/label/texts/label-sheet.en.json';
import notificationMailEn from '../jobs/texts/notification-mail.en.json';
import notificationTypesEn from '../modules/notification/texts/notification-types.en.json';
import orderChangeMailEn from '../order-paper/texts/order-change-mail.en.json';
import orderListEn from '../modules/product/order-list/texts/order-list.en.json';
import orderNoticeEn from '../modules/order/life/texts/order-notice.en.json';
import orderPaperEn from '../order-paper/texts/order-paper.en.json';
import orderTemplatePaperEn from '../modules/order-template/texts/order-template-paper.en.json';
import standingNoticeEn from '../modules/standing-order/texts/standing-notice.en.json';
import tenantPageEn from '../modules/operator/texts/tenant-page.en.json';

/** The texts of the backend. */
export const textResources: TextResources = {
  de: {
    'attribute-names': attributeNamesDe,
    datasheet: datasheetDe,
    'essence-paper': essencePaperDe,
    'first-start-page': firstStartPageDe,
    'form-answers': formAnswersDe,
    'form-mail': formMailDe,
    'inventory-workbook': inventoryWorkbookDe,
    'label-mail': labelMailDe,
    'label-sheet': labelSheetDe,
    'notification-mail': notificationMailDe,
    'notification-types': notificationTypesDe,
    'order-change-mail': orderChangeMailDe,
    'order-list': orderListDe,
    'order-notice': orderNoticeDe,
    'order-paper': orderPaperDe,
    'order-template-paper': orderTemplatePaperDe,
    'standing-notice': standingNoticeDe,
    'tenant-page': tenantPageDe,
  },
  en: {
    'attribute-names': attributeNamesEn,
    datasheet: datasheetEn,
    'essence-paper': essencePaperEn,
    'first-start-page': firstStartPageEn,
    'form-answers': formAnswersEn,
    'form-mail': formMailEn,
    'inventory-workbook': inventoryWorkbookEn,
    'label-mail': labelMailEn,
    'label-sheet': labelSheetEn,
    'notification-mail': notificationMailEn,
    'notification-types': notificationTypesEn,
    'order-change-mail': orderChangeMailEn,
    'order-list': orderListEn,
    'order-notice': orderNoticeEn,
    'order-paper': orderPaperEn,
    'order-template-paper': orderTemplatePaperEn,
    'standing-notice': standingNoticeEn,
    'tenant-page': tenantPageEn,
  },
};
