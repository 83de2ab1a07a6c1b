import type { Screen } from '@/lib/accounts/access/menu-place'
import { usersScreen } from '@/lib/accounts/users/screen'
import { healthScreen } from '@/lib/desk/alerts/health-screen'
import { apiKeysScreen } from '@/lib/desk/api/screen'
import { integrationsScreen } from '@/lib/desk/connections/integrations-screen'
import { connectionsScreen } from '@/lib/desk/connections/screen'
import { dashboardScreen } from '@/lib/desk/dashboard/screen'
import { doNotContactScreen } from '@/lib/desk/do-not-contact/screen'
import { duplicatesScreen } from '@/lib/desk/duplicates/screen'
import { mailScreen } from '@/lib/desk/mail/screen'
import { partnersScreen } from '@/lib/desk/partners/screen'
import { personalDataScreen } from '@/lib/desk/personal-data/screen'
import { setupScreen } from '@/lib/desk/setup/screen'
import { deskScreen } from '@/lib/desk/tour-requests/screen'
import { voiceScreen } from '@/lib/desk/voice/screen'
import { webhooksScreen } from '@/lib/desk/webhooks/screen'
import { adCostsScreen } from '@/lib/marketing/ad-costs/screen'
import { advertisingScreen } from '@/lib/marketing/advertising/screen'
import { dropOffScreen } from '@/lib/marketing/drop-off/screen'
import { pageStatisticsScreen } from '@/lib/marketing/page-statistics/screen'
import { responseTimesScreen } from '@/lib/marketing/response-times/screen'
import { activityScreen } from '@/lib/records/activity/screen'
import { documentsScreen } from '@/lib/records/documents/screen'
import { factsScreen } from '@/lib/records/facts/screen'
import { hoursScreen } from '@/lib/records/hours/screen'
import { inspectionsScreen } from '@/lib/records/inspections/screen'
import { linksScreen } from '@/lib/records/links/screen'
import { missingPagesScreen } from '@/lib/records/missing-pages/screen'
import { oldAddressesScreen } from '@/lib/records/old-addresses/screen'
import { pageUniquenessScreen } from '@/lib/records/page-uniqueness/screen'
import { releasesScreen } from '@/lib/records/releases/screen'
import { reviewRecordScreen } from '@/lib/records/reviews/screen'
import { siteTreeScreen } from '@/lib/records/site-tree/screen'
import { tourTimesScreen } from '@/lib/records/tour-times/screen'
import { trashScreen } from '@/lib/records/trash/screen'
import { wordpressScreen } from '@/lib/records/wordpress/screen'

/** All custom screens, in the order of the menu within their groups. */
export const screens: readonly Screen[] = [
  deskScreen,
  dashboardScreen,
  duplicatesScreen,
  doNotContactScreen,
  mailScreen,
  personalDataScreen,
  responseTimesScreen,
  pageStatisticsScreen,
  dropOffScreen,
  adCostsScreen,
  factsScreen,
  inspectionsScreen,
  tourTimesScreen,
  reviewRecordScreen,
  siteTreeScreen,
  releasesScreen,
  missingPagesScreen,
  linksScreen,
  oldAddressesScreen,
  pageUniquenessScreen,
  documentsScreen,
  trashScreen,
  advertisingScreen,
  usersScreen,
  activityScreen,
  healthScreen,
  hoursScreen,
  voiceScreen,
  connectionsScreen,
  integrationsScreen,
  partnersScreen,
  apiKeysScreen,
  webhooksScreen,
  wordpressScreen,
  setupScreen,
]
