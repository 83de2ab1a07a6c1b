import { v7 as uuid } from 'uuid'
import { attachmentRow } from '@/prisma/seed/attachment'
import type { Loading } from '@/prisma/seed/loading'
import { COMPANY_ZONE, momentOf, relativeMoment } from '@/prisma/seed/moments'
import { optionalRichText, richText } from '@/prisma/seed/rich-text'

/** Articles, community news, events, questions and social posts. Needs communities and team members. */
export async function loadNews(loading: Loading): Promise<void> {
  await loadArticles(loading)
  await loadPosts(loading)
  await loadDates(loading)
  const { tx, data, references } = loading
  await tx.faq.createMany({
    data: data.faqs.map(({ community, answer, ...faq }) => ({
      ...faq,
      answer: richText(answer),
      communityId: references.at(`question '${faq.question}'`).optionalId('community', community),
    })),
  })
}

async function loadArticles({ tx, data, references }: Loading): Promise<void> {
  for (const { galleryImages = [], ...article } of data.articles) {
    const { mainImage, thumbnailImage, authorMember, community, publishedAt, content, ...columns } = article
    const look = references.at(`article ${article.slug}`)
    const id = uuid()
    await tx.blogPost.create({
      data: {
        ...columns,
        id,
        content: richText(content),
        publishedAt: momentOf(publishedAt),
        mainImageId: look.pictureId(mainImage),
        thumbnailImageId: look.pictureId(thumbnailImage),
        authorId: look.optionalId('team member', authorMember),
        communityId: look.optionalId('community', community),
      },
    })
    await tx.blogPostImage.createMany({
      data: galleryImages.map(({ image, caption }, sortOrder) => ({
        blogPostId: id,
        imageId: look.picture(image).id,
        caption,
        sortOrder,
      })),
    })
  }
}

async function loadPosts({ tx, data, references }: Loading): Promise<void> {
  for (const { image, attachment, community, publishedAt, bodyHtml, ...post } of data.posts) {
    const look = references.at(`post ${post.slug}`)
    const stored = attachment ? await attachmentRow(attachment) : null
    if (stored) await tx.postAttachment.create({ data: stored })
    await tx.post.create({
      data: {
        ...post,
        bodyHtml: richText(bodyHtml),
        publishedAt: momentOf(publishedAt),
        imageId: look.pictureId(image),
        attachmentId: stored?.id ?? null,
        communityId: look.optionalId('community', community),
      },
    })
  }
}

/** Events and recent social posts, in their community's zone. */
async function loadDates({ tx, data, references, now }: Loading): Promise<void> {
  const zones = new Map(data.communities.map(({ slug, timeZone }) => [slug, timeZone]))
  const zoneOf = (community?: string) => zones.get(community ?? '') ?? COMPANY_ZONE

  await tx.event.createMany({
    data: data.events.map(({ image, community, starts, ends, description, ...event }) => {
      const look = references.at(`event ${event.slug}`)
      return {
        ...event,
        description: optionalRichText(description),
        startsAt: relativeMoment(starts, now, zoneOf(community)),
        endsAt: ends ? relativeMoment(ends, now, zoneOf(community)) : null,
        imageId: look.pictureId(image),
        communityId: look.optionalId('community', community),
      }
    }),
  })
  await tx.socialPost.createMany({
    data: data.socialPosts.map(({ community, image, posted, ...post }) => {
      const look = references.at(`social post '${post.caption.slice(0, 40)}'`)
      return {
        ...post,
        postDate: relativeMoment(posted, now, zoneOf(community)),
        imageId: look.pictureId(image),
        communityId: look.id('community', community),
      }
    }),
  })
}
