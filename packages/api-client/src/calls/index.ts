export { suggestSearchTerms, trackCheckout, trackProductClick, trackSearch } from './analytics';
export {
  clearCart,
  deleteCartItem,
  getCart,
  getCartEvents,
  putCartItem,
  putCartItems,
  putCartItemWithoutDetail,
  submitCart,
  watchCart,
} from './cart';
export {
  browseCategories,
  browseCategoriesV2,
  browseCustomerEssentialProducts,
  browseEssentialProducts,
  completeProducts,
  getSuppliers,
  searchProducts,
  searchProductsV2,
} from './catalogue';
export { getCustomTenantFooter, getFooter, getHeader } from './content-frame';
export {
  createPreviewLink,
  findContentPage,
  getContacts,
  getContentPage,
  getContentPreview,
  getPersonalContact,
  getPreviewPages,
  getStartPage,
  watchContentPreview,
} from './content';
export {
  checkBestFriendUser,
  getCustomer,
  getDeliveryAddresses,
  getDeliverySlots,
  getInvoiceAddress,
  getProductRestriction,
  getUserCustomers,
} from './customer';
export {
  getAllergensExcel,
  getEssenceListPdf,
  getEssencePeriod,
  getEssenceVisibility,
  getRecentEssenceItems,
  getRecentEssenceItemsOfProduct,
  putEssencePeriod,
  setEssenceVisibility,
} from './essence';
export { getFair, getFairCategoryPromotions, searchFairPromotions } from './fair';
export { getFormSiteKey, submitCrmForm, submitForm } from './form';
export {
  createInventory,
  deleteInventory,
  getDeletedInventories,
  getGroupedInventories,
  getInventoriesExcel,
  getInventoryDetails,
  recoverInventory,
} from './inventory';
export { getJob, getJobs } from './job';
export {
  addAllLabelsFromEssences,
  addLabel,
  checkLabelsForInactiveProducts,
  clearLabels,
  deleteLabel,
  emailLabels,
  generateLabels,
  getLabel,
  getLabelProducts,
  getLabelSkus,
} from './label';
export {
  getNotification,
  getNotificationAttachmentUrl,
  getNotificationPreferences,
  getNotifications,
  getUnreadNotificationCount,
  getUrgentNotifications,
  markNotificationsRead,
  putNotificationPreferences,
} from './notification';
export {
  createOrderTemplate,
  deleteOrderTemplate,
  deleteOrderTemplateItem,
  getOrderTemplate,
  getOrderTemplateDetails,
  getOrderTemplatePdf,
  getOrderTemplates,
  putOrderTemplate,
  putOrderTemplateItem,
  searchOrderTemplates,
  shareOrderTemplate,
  unshareOrderTemplate,
} from './order-template';
export {
  cancelOrder,
  changeOrder,
  getExpectedGoods,
  getOrder,
  getOrderRevisions,
  getOrders,
  getOrdersOverview,
  previewOrderChange,
} from './order';
export {
  getCheckoutProducts,
  getDatasheet,
  getGroupedProducts,
  getProduct,
  getProductDetails,
  getProducts,
  getPromotedProductsForCart,
  getRecommendations,
  getSafetyDatasheet,
  getSafetyDatasheetAvailability,
  queryProducts,
  resolveOrderList,
} from './product';
export { getCategoryPromotions, getEssencePromotions, searchPromotions } from './promotion';
export { getReceiptPdf, getReceipts } from './receipt';
export { getToken } from './session';
export {
  getFavicon,
  getShopConfig,
  getThemeStylesheet,
  getTrackingConfiguration,
  getWebManifest,
} from './shop';
export {
  clearSubshopCart,
  deleteSubshopCartItem,
  getSubshopCart,
  getSubshopCartEvents,
  putSubshopCartItem,
  putSubshopCartItems,
  putSubshopCartItemWithoutDetail,
  submitSubshopCart,
  watchSubshopCart,
} from './subshop-cart';
export {
  browseOnlineFairCategories,
  browseQuantityHistory,
  browseSubshopCategories,
  completeSubshopProducts,
  getSubshopProduct,
  getSubshopRecommendations,
  searchOnlineFairProducts,
  searchSubshopProducts,
} from './subshop-product';
export {
  deleteLabelMail,
  deleteOrderMail,
  getConfirmationEmails,
  getCurrentUser,
  getLandmarktTenant,
  putLabelMail,
  putLocale,
  putOrderMail,
  putUserData,
} from './user';
export { type CallFunction, type CallName, type EventCallFunction } from './call-types';
