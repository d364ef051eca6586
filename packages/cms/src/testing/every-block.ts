import type { ContentBlock, ContentImage, ContentLink } from '@gastroshop/api-contract';

/** A block of every kind, with one text in every text, address and colour it can have. */
export const everyBlock = (text: string): readonly ContentBlock[] => {
  const image: ContentImage = { url: text, alt: text };
  const link: ContentLink = { caption: text, url: text, target: text };
  const event = {
    title: text,
    startDate: '2026-11-26',
    endDate: '2026-11-28',
    address: text,
    addressExtra: text,
    zipCode: text,
    city: text,
    timeRange: text,
    additionalInformation: text,
    link,
  };
  return [
    { kind: 'circleLinks', links: [{ image, link }, { link }] },
    { kind: 'futureEvent', event },
    { kind: 'eventsBlock', title: text, events: [event] },
    { kind: 'featureBlocks', features: [{ title: text, text, image, link }] },
    { kind: 'teaserTiles', tiles: [{ title: text, text, image, link }, { title: text }] },
    { kind: 'textBlock', title: text, text },
    { kind: 'buttonBlocks', buttons: [link, { ...link, highlighted: true }] },
    { kind: 'featuredProducts', title: text, skus: [text], link },
    { kind: 'flyerTable', title: text, flyers: [{ title: text, image, link }] },
    { kind: 'galleryBlock', title: text, images: [image, image] },
    { kind: 'heading', text },
    { kind: 'imageBlock', image, imageCredit: text, link },
    { kind: 'linkTiles', tiles: [link] },
    { kind: 'numberDataBlocks', numbers: [{ value: text, label: text }] },
    { kind: 'promotionBlock', promotion: { id: text, title: text, text, image, link, skus: [text] } },
    {
      kind: 'recommendedPartnerBlock',
      title: text,
      partners: [{ name: text, logo: image, link }, { name: text }],
    },
    {
      kind: 'teaserBlock',
      title: text,
      teaserText: text,
      image,
      imageCredit: text,
      backgroundColor: text,
      link,
    },
    { kind: 'timeLineBlock', title: text, entries: [{ date: text, title: text, text, image }] },
    { kind: 'video', title: text, url: text, poster: image },
    { kind: 'formBlock', title: text, form: { id: text, fields: [] } },
    {
      kind: 'contact',
      title: text,
      person: {
        key: text,
        name: text,
        role: text,
        picture: image,
        email: text,
        landlineNumber: text,
        mobileNumber: text,
        faxNumber: text,
        extraInfo: text,
      },
    },
    { kind: 'crmForm', title: text, text, interests: [{ key: text, label: text }] },
  ];
};
