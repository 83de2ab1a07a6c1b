import 'server-only'
import {
  BODY_FAMILIES,
  type BodyFamily,
  HEADING_FAMILIES,
  type HeadingFamily,
} from '@/lib/platform/brand/families'
import { MOTIFS, type Motif } from '@/lib/platform/brand/motifs'
import { DEFAULT_PALETTE, type Palette } from '@/lib/platform/brand/palette'
import { storedPalette } from '@/lib/platform/brand/stored-palette'
import { lastKnownValues, remembered } from '@/lib/platform/cache/remembered'
import { companyCopy } from '@/lib/platform/company-copy'
import { db, type Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { companyNameOrHost } from '@/lib/platform/site'

const pictureSelect = {
  url: true,
  objectKey: true,
  mimeType: true,
  width: true,
  height: true,
  variants: true,
} as const satisfies Prisma.ImageSelect

/** A picture of the brand; `objectKey` is its file in the storage. */
export type BrandPicture = Prisma.ImageGetPayload<{ select: typeof pictureSelect }>

export type Brand = {
  company: string
  shortName: string
  logo: BrandPicture | null
  logoDark: BrandPicture | null
  icon: BrandPicture | null
  iconDark: BrandPicture | null
  confirmation: BrandPicture | null
  palette: Palette
  bodyFont: BodyFamily
  headingFont: HeadingFamily
  motif: Motif
}

/** The cached brand. Inside a transaction use `readBrand`, which waits for no second connection. */
export const currentBrand = remembered('brand', ['brand', 'images', 'site_settings'], () => readBrand(db))

/** Colors as last known, without a question to the database. */
export function lastKnownPalette(): Palette {
  return (lastKnownValues().get('brand') as Brand | undefined)?.palette ?? DEFAULT_PALETTE
}

/** The company's brand, with the program's own where nothing is entered. */
export async function readBrand(tx: Tx): Promise<Brand> {
  const [row, settings] = await Promise.all([
    tx.brand.findFirst({
      include: {
        logoImage: { select: pictureSelect },
        logoDarkImage: { select: pictureSelect },
        iconImage: { select: pictureSelect },
        iconDarkImage: { select: pictureSelect },
        confirmationImage: { select: pictureSelect },
      },
    }),
    tx.siteSettings.findFirst({ select: { companyName: true } }),
  ])
  const company = companyNameOrHost(settings?.companyName)
  return {
    company,
    shortName: row?.shortName || companyCopy(company, null).word,
    logo: row?.logoImage ?? null,
    logoDark: row?.logoDarkImage ?? null,
    icon: row?.iconImage ?? null,
    iconDark: row?.iconDarkImage ?? row?.iconImage ?? null,
    confirmation: row?.confirmationImage ?? null,
    palette: storedPalette(row),
    bodyFont: oneOf(BODY_FAMILIES, row?.bodyFont),
    headingFont: oneOf(HEADING_FAMILIES, row?.headingFont),
    motif: MOTIFS.find((motif) => motif === row?.motif) ?? 'waves',
  }
}

function oneOf<T extends string>(choices: readonly [T, ...T[]], stored: string | undefined): T {
  return choices.find((choice) => choice === stored) ?? choices[0]
}
