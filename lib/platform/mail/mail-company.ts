import 'server-only'
import { addressLines } from '@/lib/platform/address-lines'
import { DEFAULT_PALETTE, type Palette } from '@/lib/platform/brand/palette'
import { storedPalette } from '@/lib/platform/brand/stored-palette'
import { remembered } from '@/lib/platform/cache/remembered'
import { db, type Tx } from '@/lib/platform/database/db'
import type { Brand as BrandRow } from '@/lib/platform/generated/prisma/client'
import { logoVersion } from '@/lib/platform/mail/mail-logo'
import { phoneDial } from '@/lib/platform/phones/phone'
import { companyNameOrHost } from '@/lib/platform/site'

/** The company as its mail shows it. */
export type MailCompany = {
  name: string
  /** Empty until the settings hold one. */
  phone: { display: string; dial: string }
  /** Where replies go; null until the settings hold one. */
  email: string | null
  /** 'Street', 'City, CO 80302'; empty until the settings hold them. */
  address: string[]
  look: MailLook
}

/** The company's colors, and the version of the logo that is drawn from its brand. */
type MailLook = { palette: Palette; version: string }

/** The company of an installation without settings: the site's host, and nothing else. */
export function unnamedCompany(): MailCompany {
  return {
    name: companyNameOrHost(null),
    phone: { display: '', dial: '' },
    email: null,
    address: [],
    look: { palette: DEFAULT_PALETTE, version: '0' },
  }
}

/** The cached company. Inside a transaction use `readMailCompany`, which waits for no second connection. */
export const mailCompany = remembered('mail-company', ['site_settings', 'brand'], () => readMailCompany(db))

export async function readMailCompany(tx: Tx): Promise<MailCompany> {
  const [row, brand] = [await tx.siteSettings.findFirst(), await tx.brand.findFirst()]
  if (!row) return { ...unnamedCompany(), look: lookOf('', brand) }
  const display = row.companyPhoneDisplay || ''
  return {
    name: companyNameOrHost(row.companyName),
    phone: { display, dial: row.companyPhoneDial || phoneDial(display) },
    email: plainAddress(row.companyEmail),
    address: addressLines({
      street: row.companyAddress,
      city: row.companyCity,
      state: row.companyState,
      zip: row.companyZip,
    }),
    look: lookOf(row.companyName, brand),
  }
}

function lookOf(company: string, brand: BrandRow | null): MailLook {
  const version = logoVersion(`${company} ${brand?.updatedAt.toISOString() ?? ''}`)
  return { palette: storedPalette(brand), version }
}

/** Returns an address that is safe in a header, else null. */
export function plainAddress(email: string | null): string | null {
  const address = email?.trim() ?? ''
  const plain = /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i
  return address.length <= 254 && address.indexOf('@') <= 64 && plain.test(address) ? address : null
}
