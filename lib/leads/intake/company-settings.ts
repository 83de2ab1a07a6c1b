import 'server-only'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'

/** Current row of site_settings, cached; null until first saved. */
export const companySettings = remembered('company-settings', ['site_settings'], () =>
  db.siteSettings.findFirst(),
)
