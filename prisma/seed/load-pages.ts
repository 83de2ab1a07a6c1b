import { v7 as uuid } from 'uuid'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { sanitizeHtml } from '@/lib/platform/html'
import type { SectionContent } from '@/prisma/seed/data/content-shapes'
import type { Loading } from '@/prisma/seed/loading'
import type { Lookup } from '@/prisma/seed/references'
import { optionalRichText } from '@/prisma/seed/rich-text'

/** Home page, heroes, landing pages, sections of informational pages. Needs communities and care types. */
export async function loadPages(loading: Loading): Promise<void> {
  await loadHome(loading)
  await loadLandingPages(loading)
  const { tx, data, references } = loading

  await tx.page.deleteMany()
  await tx.page.createMany({
    data: data.sitePages.map(({ careType, ...page }) => ({
      ...page,
      careTypeId: references.at(`page ${page.path}`).optionalId('care type', careType),
    })),
  })
  await tx.pageHero.createMany({
    data: data.pageHeroes.map(({ image, ...hero }) => ({
      ...hero,
      imageId: references.at(`page hero ${hero.pagePath}`).pictureId(image),
    })),
  })
  await tx.pageContentSection.createMany({
    data: data.pages.flatMap(({ pagePath, sections }) =>
      sections.map(({ content, ...section }, sortOrder) => ({
        ...section,
        pagePath,
        sortOrder,
        content: sectionContent(content, references.at(`section ${section.sectionKey} of ${pagePath}`)),
      })),
    ),
  })
}

/** Replaces the picture's file name with its id. */
function sectionContent({ html, imagePath, items }: SectionContent, look: Lookup): Prisma.InputJsonObject {
  return {
    html: sanitizeHtml(html),
    ...(imagePath && { imageId: look.picture(imagePath).id }),
    ...(items && { items }),
  }
}

async function loadHome({ tx, data, references }: Loading): Promise<void> {
  await tx.homepageSection.createMany({
    data: data.homepageSections.map(({ image, body, metadata = {}, ...section }) => ({
      ...section,
      body: optionalRichText(body),
      metadata: metadata as Prisma.InputJsonObject,
      imageId: references.at(`home page section ${section.slug}`).pictureId(image),
    })),
  })
  await tx.homepageConfig.createMany({
    data: data.homepageConfig.map(({ metadata = {}, ...config }) => ({
      ...config,
      metadata: metadata as Prisma.InputJsonObject,
    })),
  })
}

async function loadLandingPages({ tx, data, references }: Loading): Promise<void> {
  const landingPages = data.landingPages.map(({ community, careType, heroImage, customContent, ...page }) => {
    const look = references.at(`landing page ${page.slug}`)
    return {
      ...page,
      id: uuid(),
      customContent: optionalRichText(customContent),
      communityId: look.optionalId('community', community),
      careTypeId: look.optionalId('care type', careType),
      heroImageId: look.pictureId(heroImage),
    }
  })
  await tx.landingPageTemplate.createMany({ data: landingPages })
  for (const { slug, id } of landingPages) references.add('landing page', slug, id)
}
