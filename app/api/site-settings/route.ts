import { route } from '@/lib/platform/http/route'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Publicly readable settings; the rest of the row is for /admin. */
const PUBLIC = [
  'companyName',
  'companyPhoneDisplay',
  'companyPhoneDial',
  'companyEmail',
  'supportEmail',
  'companyAddress',
  'companyCity',
  'companyState',
  'companyZip',
  'facebookUrl',
  'instagramUrl',
  'linkedinUrl',
  'twitterUrl',
] as const

/** The company's public facts (specification section 7). */
export const GET = route(async () => {
  const settings = await getSiteSettings()
  return Response.json(Object.fromEntries(PUBLIC.map((name) => [name, settings[name]])))
})
