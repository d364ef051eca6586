import { signOn } from './0001-sign-on';
import { catalogue } from './0002-catalogue';
import { customers } from './0003-customers';
import { ordering } from './0004-ordering';
import { content } from './0005-content';
import { rowSecurity } from './0006-row-security';
import { jobQueue } from './0007-job-queue';
import { cartLock } from './0008-cart-lock';
import { searchFunctions } from './0009-search-functions';
import { orderLineFacts } from './0010-order-line-facts';
import { receipts } from './0011-receipts';
import { labels } from './0012-labels';
import { labelMailings } from './0013-label-mailings';
import { inventories } from './0014-inventories';
import { notifications } from './0015-notifications';
import { forms } from './0016-forms';
import { fairs } from './0017-fairs';
import { importNotes } from './0020-import-notes';
import { search } from './0021-search';
import { pastSearches } from './0022-past-searches';
import { orderHeads } from './0025-order-heads';
import { listsBySearchWords } from './0026-lists-by-search-words';
import { searchCluster } from './0027-search-cluster';
import { termsByTheirIndex } from './0028-terms-by-their-index';
import { jobsInTurn } from './0029-jobs-in-turn';
import { orderHeadsAsText } from './0030-order-heads-as-text';
import { oneLineLocked } from './0031-one-line-locked';
import { productNumberKeys } from './0032-product-number-keys';
import { usualAmounts } from './0033-usual-amounts';
import { linesByTheirParts } from './0034-lines-by-their-parts';
import { unitsOrderedIn } from './0036-units-ordered-in';
import { keptImportNotes } from './0051-kept-import-notes';
import { importUploads } from './0053-import-uploads';
import { articlesByManyNames } from './0054-articles-by-many-names';
import { orderContents } from './0056-order-contents';
import { tenantSettings } from './0058-tenant-settings';
import { orderPictures } from './0060-order-pictures';
import { openJobs } from './0061-open-jobs';
import { handedOverDeliveries } from './0062-handed-over-deliveries';
import { everybodysName } from './0063-everybodys-name';
import { standingOrders } from './0064-standing-orders';
import { blanksInNames } from './0065-blanks-in-names';
import { occurrenceLines } from './0066-occurrence-lines';
import { standingHolidays } from './0067-standing-holidays';
import { tenants } from './0068-tenants';
import { looks } from './0069-looks';
import { pushSubscriptions } from './0072-push-subscriptions';
import { tenantFeatures } from './0073-tenant-features';
import { orderEditing } from './0075-order-editing';
import { rightShop } from './0077-right-shop';
import { keptUntilDone } from './0039-kept-until-done';
import { sharedCounts } from './0041-shared-counts';
import { backChannelLogout } from './0042-back-channel-logout';
import { handedOver } from './0043-handed-over';
import { livesOfTheDatabase } from './0047-lives-of-the-database';
import { lastDeliveryDays } from './0049-last-delivery-days';
import { orderRevisions } from './0050-order-revisions';

/** Every migration by its name, in order. A released one is never changed; the next change is a new entry. */
export const migrations: Readonly<Record<string, string>> = {
  '0001-sign-on': signOn,
  '0002-catalogue': catalogue,
  '0003-customers': customers,
  '0004-ordering': ordering,
  '0005-content': content,
  '0006-row-security': rowSecurity,
  '0007-job-queue': jobQueue,
  '0008-cart-lock': cartLock,
  '0009-search-functions': searchFunctions,
  '0010-order-line-facts': orderLineFacts,
  '0011-receipts': receipts,
  '0012-labels': labels,
  '0013-label-mailings': labelMailings,
  '0014-inventories': inventories,
  '0015-notifications': notifications,
  '0016-forms': forms,
  '0017-fairs': fairs,
  '0020-import-notes': importNotes,
  '0021-search': search,
  '0022-past-searches': pastSearches,
  '0025-order-heads': orderHeads,
  '0026-lists-by-search-words': listsBySearchWords,
  '0027-search-cluster': searchCluster,
  '0028-terms-by-their-index': termsByTheirIndex,
  '0029-jobs-in-turn': jobsInTurn,
  '0030-order-heads-as-text': orderHeadsAsText,
  '0031-one-line-locked': oneLineLocked,
  '0032-product-number-keys': productNumberKeys,
  '0033-usual-amounts': usualAmounts,
  '0034-lines-by-their-parts': linesByTheirParts,
  '0036-units-ordered-in': unitsOrderedIn,
  '0039-kept-until-done': keptUntilDone,
  '0041-shared-counts': sharedCounts,
  '0042-back-channel-logout': backChannelLogout,
  '0043-handed-over': handedOver,
  '0047-lives-of-the-database': livesOfTheDatabase,
  '0049-last-delivery-days': lastDeliveryDays,
  '0050-order-revisions': orderRevisions,
  '0051-kept-import-notes': keptImportNotes,
  '0053-import-uploads': importUploads,
  '0054-articles-by-many-names': articlesByManyNames,
  '0056-order-contents': orderContents,
  '0058-tenant-settings': tenantSettings,
  '0060-order-pictures': orderPictures,
  '0061-open-jobs': openJobs,
  '0062-handed-over-deliveries': handedOverDeliveries,
  '0063-everybodys-name': everybodysName,
  '0064-standing-orders': standingOrders,
  '0065-blanks-in-names': blanksInNames,
  '0066-occurrence-lines': occurrenceLines,
  '0067-standing-holidays': standingHolidays,
  '0068-tenants': tenants,
  '0069-looks': looks,
  '0072-push-subscriptions': pushSubscriptions,
  '0073-tenant-features': tenantFeatures,
  '0075-order-editing': orderEditing,
  '0077-right-shop': rightShop,
};
