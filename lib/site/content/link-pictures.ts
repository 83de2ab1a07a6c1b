import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { type PictureImage, pictureSelect } from '@/lib/platform/media/picture-select'

const COMMUNITY_PICTURES = ['image', 'courtyardsImage', 'privateDiningImage'] as const

/** The community picture used where a page links to a community. */
export type CommunityPicture = (typeof COMMUNITY_PICTURES)[number]

/** The picture a page chose; any other value means the main one. */
export function pictureOf({ communityPicture }: { communityPicture?: string }): CommunityPicture {
  return COMMUNITY_PICTURES.find((name) => name === communityPicture) ?? 'image'
}

/** Pictures of linked pages, communities and people by path, best first, then a community's main one. */
export const getLinkPictures = atRequest(async (paths: string[], community: CommunityPicture = 'image') => {
  cached('page_heroes', 'communities', 'team_members', 'images')
  const picture = { select: pictureSelect }
  const [heroes, communities, people] = await Promise.all([
    db.pageHero.findMany({
      where: { pagePath: { in: paths }, active: true },
      select: { pagePath: true, image: picture },
    }),
    db.community.findMany({
      where: { slug: { in: below('/communities/', paths) }, active: true },
      select: { slug: true, image: picture, courtyardsImage: picture, privateDiningImage: picture },
    }),
    db.teamMember.findMany({
      where: { slug: { in: below('/team/', paths) }, active: true },
      select: { slug: true, avatarImage: picture },
    }),
  ])
  const found: Record<string, PictureImage[]> = {}
  for (const { pagePath, image } of heroes) if (image) found[pagePath] = [image]
  for (const row of communities) {
    found[`/communities/${row.slug}`] = [row[community], row.image].filter((image) => image !== null)
  }
  for (const { slug, avatarImage } of people) if (avatarImage) found[`/team/${slug}`] = [avatarImage]
  return found
})

function below(prefix: string, paths: string[]): string[] {
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
}
