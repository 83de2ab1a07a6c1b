import { readFile } from 'node:fs/promises'
import { sharp } from '@/lib/platform/media/decoder'
import { createSheet, type Sheet } from '@/lib/platform/pdf/sheet'
import { drawFloorPlan } from '@/lib/site/floor-plans/draw-floor-plan'
import type { ArtPicture } from '@/prisma/seed/art'
import type { CommunitySeed, ContentAssetSeed, FloorPlanSeed } from '@/prisma/seed/data/shapes'
import { plain, writeHtml } from '@/prisma/seed/pdf/html-flow'
import { printedPrice } from '@/prisma/seed/plan-price'
import type { SeedData } from '@/prisma/seed/seed-data'

/** A community's brochure: description, prices, amenities and contact. */
export async function brochure(community: CommunitySeed, data: SeedData, art: ArtPicture[]): Promise<Buffer> {
  const sheet = await createSheet(`${community.name}, ${community.city}`, frameOf(community, data))
  const hero = art.find(({ file }) => file === community.heroImage)
  if (!hero) throw new Error(`Demo data: community ${community.slug} names no picture of the demo`)
  // Applies the EXIF orientation; the fixed height leaves room for text below.
  const picture = sharp(await readFile(hero.path))
    .autoOrient()
    .resize({ width: 1000, height: 625 })
  const { data: jpeg, info } = await picture.jpeg({ quality: 74 }).toBuffer({ resolveWithObject: true })
  sheet.picture({ data: jpeg, width: info.width, height: info.height }, hero.alt)
  sheet.subheading(community.subheading)
  writeHtml(sheet, community.overview)

  sheet.heading('Homes and prices')
  for (const plan of data.floorPlans.filter((plan) => plan.community === community.slug)) {
    const { figure, notes } = printedPrice(plan, data, true)
    sheet.row(`${plan.name}: ${rooms(plan)}, ${plan.squareFeet} square feet`, figure)
    sheet.paragraph(notes)
  }
  sheet.paragraph(`Prices as of ${formatDay(community.priceAsOf)}.`)
  writeHtml(sheet, community.description)

  sheet.heading('Amenities')
  const names = community.amenities.map(
    ({ amenity }) => data.amenities.find(({ slug }) => slug === amenity)?.name,
  )
  sheet.paragraph(`${names.filter(Boolean).join(' · ')}.`)
  contact(sheet, community)
  return sheet.finish()
}

/** One floor plan per page: drawing, facts and dated price. */
export async function planSheet(plan: FloorPlanSeed, data: SeedData): Promise<Buffer> {
  const community = data.communities.find(({ slug }) => slug === plan.community)
  const care = data.careTypes.find(({ slug }) => slug === plan.careType)
  if (!community) throw new Error(`Demo data: floor plan ${plan.planSlug} names no community`)
  const sheet = await createSheet(`${plan.name} at ${community.name}`, frameOf(community, data))
  sheet.drawing(drawFloorPlan(plan.layout, plan), `Floor plan of ${plan.name}: ${rooms(plan)}`)
  sheet.row('Rooms', rooms(plan))
  sheet.row('Bathrooms', String(plan.bathrooms))
  sheet.row('Size', `${plan.squareFeet} square feet`)
  if (care) sheet.row('Care', care.name)
  if (plan.accessible) sheet.row('Wheelchair', 'Step-free throughout')
  const { figure, notes } = printedPrice(plan, data, false)
  sheet.row(`Monthly rate as of ${formatDay(plan.priceAsOf)}`, figure)
  sheet.paragraph(`${notes} ${plan.description}`)
  for (const highlight of plan.highlights) sheet.bullet(highlight)
  sheet.paragraph(addressOf(community))
  return sheet.finish()
}

/** A guide for printing. */
export async function guide(
  { title, description, articleContent = '' }: ContentAssetSeed,
  data: SeedData,
): Promise<Buffer> {
  const { companyName, companyPhoneDisplay } = data.siteSettings
  const sheet = await createSheet(title, {
    footer: `${companyName} · ${companyPhoneDisplay}`,
    producer: companyName,
  })
  sheet.subheading(plain(description))
  writeHtml(sheet, articleContent)
  return sheet.finish()
}

const frameOf = ({ name, phoneDisplay }: CommunitySeed, data: SeedData) => ({
  footer: `${name} · ${phoneDisplay}`,
  producer: data.siteSettings.companyName,
})

function contact(sheet: Sheet, community: CommunitySeed): void {
  sheet.heading('Location')
  sheet.paragraph(addressOf(community))
  sheet.paragraph(`${community.phoneDisplay} · ${community.email}`)
}

const addressOf = ({ street, city, state, zip }: CommunitySeed) => `${street}, ${city}, ${state} ${zip}`

const rooms = ({ bedrooms }: FloorPlanSeed) =>
  bedrooms === 0
    ? 'studio'
    : bedrooms === 1
      ? 'one bedroom'
      : bedrooms === 2
        ? 'two bedrooms'
        : `${bedrooms} bedrooms`

/** '2026-11-01' → 'November 1, 2026' */
function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
