import type { OrderTemplate } from '@gastroshop/api-contract';
import { afterCommit, type AfterCommit, type CallRequest, type FileAnswer } from '../../calls';
import type { Queries } from '../../db';
import { renderPdf } from '../../rendering';
import { productPictures, letterheadOf } from '../paper';
import { withProductDetails } from './template-details';
import { templatePeople } from './template-people';
import { templateSheet } from './template-sheet';
import { texts } from '../../text-files';

/** A name that every file system takes. */
const fileNameOf = (title: string, name: string): string =>
  `${title}-${name.replaceAll(/[^\p{L}\p{N} .-]/gu, '_').slice(0, 60)}.pdf`;

/** A template as PDF, set after the transaction and in another thread. */
export const templatePdf = async (
  queries: Queries,
  request: CallRequest<'getOrderTemplatePdf'>,
  template: OrderTemplate,
): Promise<AfterCommit<FileAnswer>> => {
  const { customer, locale, today, seesPrices, query } = request;
  const withProducts = await withProductDetails(queries, request, template, undefined);
  const urls = withProducts.orderTemplateItems.flatMap(({ product }) => product?.thumbnailUrl ?? []);
  const pictures = query.showImages ? await productPictures(queries, urls) : undefined;
  const paper = templateSheet({
    template: withProducts,
    people: await templatePeople(queries, request.tenant, template),
    letterhead: await letterheadOf(queries, request),
    customerName: customer === undefined ? template.customerId : `${customer.id} ${customer.displayName}`,
    locale,
    today,
    seesPrices,
    pictures,
  });
  return afterCommit(async (leaving) => ({
    mediaType: 'application/pdf',
    bytes: await renderPdf(paper, leaving),
    fileName: fileNameOf(texts.getFixedT(locale, 'order-template-paper')('title'), template.name),
  }));
};
