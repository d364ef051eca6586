export { eventsOf } from './events-of';
export { firstTenants, FIRST_TENANTS } from './first-tenants';
export { openQuickStore } from './fastest-store';
export { amountPattern } from './amount-pattern';
export { stores } from './stores';
export { createTestApp, NAMED_ALIKE, testServices, type TestAnswer, type TestApp } from './test-app';
export { plantProducts, seedBuyer, seedCategories, type PlantedProduct } from './seed-catalogue';
export { seedAssignment, seedExceptions, seedFair, seedRecord, seedUsers } from './seed-people';
export { plainCustomer } from './plain-customer';
export { openBrowser } from './browser';
export { TEST_PASSWORD } from './process';
export { startSignOnWorld, type SignOnWorld } from './sign-on-world';
export {
  createFakeClock,
  TEST_NOW,
  seedDeliveries,
  seedTestBuyer,
  seedShelf,
  shelfProduct,
  WEEKLY_SLOTS,
  type SeededOrderer,
} from './seed-ordering';
export { orderingActor } from './ordering-calls';
export { readBarcodes, type ScannedImage } from './read-barcode';
export { hasPdfChecker, pdfFaults } from './check-pdf';
export { pdfLayouts } from './pdf-layout';
export { pdfImage } from './pdf-image';
export { pdfPages, pdfText } from './pdf-text';
export { dropCartLock, dropSubmissionKeys, visitOf } from './without-guards';
export { inWaves } from './in-batches';
export { solveCaptcha } from './solve-captcha';
