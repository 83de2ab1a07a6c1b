import 'server-only'
import { addDays } from 'date-fns'
import { KNOWN_FIELDS_COOKIE } from '@/lib/leads/resources/known-fields'
import type { ContactPerson } from '@/lib/leads/tour-requests/contact-choice'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { openLink, sealLink } from '@/lib/platform/private-link'
import { CONTACT_FIELDS, type ContactField } from '@/lib/site/resources/required-fields'

/** Signed id of this browser's last download; not readable by scripts and without personal data. */
const COOKIE = 'porchlight_reader'
const DAYS = 180

/** Contact data from an earlier download in this browser (G5), or null. */
export async function knownContact(cookies: string | null, now: Date): Promise<ContactPerson | null> {
  const pair = cookies?.split(/;\s*/).find((entry) => entry.startsWith(`${COOKIE}=`))
  const link = pair ? openLink('known-contact', pair.slice(COOKIE.length + 1)) : null
  if (!link?.expiresAt || link.expiresAt <= now) return null
  return db.assetDownload.findUnique({
    where: { id: link.id },
    select: { email: true, name: true, phone: true, zipCode: true, timeline: true },
  })
}

/** Set-Cookie lines: the signed id, and the names of the known fields. */
export function contactCookies(download: { id: string } & ContactPerson, now: Date): string[] {
  const seal = sealLink('known-contact', download.id, addDays(now, DAYS))
  const known = CONTACT_FIELDS.filter((name: ContactField) => download[name])
  const secure = env().SITE_URL.startsWith('https://') ? '; Secure' : ''
  const attributes = `Path=/; Max-Age=${DAYS * 24 * 60 * 60}; SameSite=Lax${secure}`
  return [
    `${COOKIE}=${seal}; ${attributes}; HttpOnly`,
    `${KNOWN_FIELDS_COOKIE}=${known.join('.')}; ${attributes}`,
  ]
}
