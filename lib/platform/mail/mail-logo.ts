import 'server-only'
import { createHash } from 'node:crypto'
import { siteUrl } from '@/lib/platform/site'

export type MailLogo = { src: string; width: number; height: number }

/** As mails show it; the file is drawn at twice this size. */
export const LOGO_SIZE = { width: 280, height: 48 } as const

/** Counts changes of the drawing itself, which get a new address. */
const DRAWING = 2

/** Part of the logo's address: another name or brand has another file. */
export function logoVersion(drawnFrom: string): string {
  return createHash('sha256').update(`${DRAWING} ${drawnFrom}`).digest('hex').slice(0, 16)
}

/** The address of the company's logo for mails, which lib/site/seo/share/mail-logo.ts draws. */
export function companyLogo(version: string): MailLogo {
  return { src: siteUrl(`/share/mail-logo/${version}.png`), ...LOGO_SIZE }
}
