export { offerUndo, type UndoOffer } from './data/offer-undo';
export { ownNameQuery, templateQuery, templatesQuery } from './data/template-queries';
export { OrderTemplateScreen, type OrderTemplateScreenProps } from './detail/template-screen';
export { OrderTemplatesScreen } from './list/templates-screen';
export { SaveTemplate, type SaveTemplateProps, type TemplateLine } from './save/save-template';
export { TemplateToggle, type TemplateToggleProps } from './toggle/template-toggle';
