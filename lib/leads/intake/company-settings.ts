import 'server-only'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'

/** The row of site_settings as it is now, from memory; null before it was first saved. */
export const companySettings = remembered('company-settings', ['site_settings'], () =>
  db.siteSettings.findFirst(),
)
