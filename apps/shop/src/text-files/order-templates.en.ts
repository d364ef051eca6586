// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextRoom } from '@gastroshop/i18n/texts';
import orderTemplate from '../features/order-templates/detail/texts/order-template.en.json';
import orderTemplates from '../features/order-templates/texts/order-templates.en.json';
import templateList from '../features/order-templates/list/texts/template-list.en.json';
import templateShare from '../features/order-templates/detail/texts/template-share.en.json';
import templateToggle from '../features/order-templates/toggle/texts/template-toggle.en.json';

const room: TextRoom = {
  'order-template': orderTemplate,
  'order-templates': orderTemplates,
  'template-list': templateList,
  'template-share': templateShare,
  'template-toggle': templateToggle,
};

export default room;
