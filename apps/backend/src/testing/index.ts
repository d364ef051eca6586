export { eventsOf } from './events-of';
export { openQuickStore } from './quick-store';
export { amountPattern } from './amount-pattern';
export { stores } from './stores';
export { createTestApp, NAMED_ALIKE, testServices, type TestAnswer, type TestApp } from './test-app';
export { plantArticles, plantBuyer, plantCategories, type PlantedArticle } from './plant-catalogue';
export { plantAssignment, plantExceptions, plantFair, plantRecord, plantUsers } from './plant-people';
export { plainCustomer } from './plain-customer';
export { openBrowser } from './browser';
export { TEST_PASSWORD } from './process';
export { startSignOnWorld, type SignOnWorld } from './sign-on-world';
export {
  movableClock,
  ORDERING_NOW,
  plantDeliveries,
  plantOrderer,
  plantShelf,
  shelfArticle,
  WEEKLY_SLOTS,
  type PlantedOrderer,
} from './plant-ordering';
export { orderingActor } from './ordering-calls';
export { readBarcodes, type ScannedPicture } from './read-barcode';
export { hasPdfChecker, pdfFaults } from './check-pdf';
export { pdfLayouts } from './pdf-layout';
export { pdfPicture } from './pdf-picture';
export { pdfPages, pdfText } from './pdf-text';
export { dropCartLock, dropSubmissionKeys, visitOf } from './without-guards';
export { inWaves } from './in-waves';
export { solveCaptcha } from './solve-captcha';
