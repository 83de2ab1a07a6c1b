import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { db } from '@/lib/db'
import { pictureSelect } from '@/lib/media/picture-select'

/** Active care types in their order, with the lowest starting price of the communities that offer each. */
export const getCareTypes = atRequest(async () => {
  'use cache'
  cached(tags.list('care_types'), tags.list('communities'), tags.list('images'))
  const rows = await db.careType.findMany({
    where: { active: true },
    orderBy: [{ sortOrder: 'asc' }, { name: 'asc' }],
    include: {
      image: { select: pictureSelect },
      communities: {
        where: { community: { active: true } },
        select: { community: { select: { startingPrice: true } } },
      },
    },
  })
  return rows.map(({ communities, ...careType }) => ({
    ...careType,
    communityCount: communities.length,
    lowestPrice: lowest(communities.map(({ community }) => community.startingPrice)),
  }))
})

function lowest(prices: ({ toString(): string } | null)[]): number | null {
  const amounts = prices.filter((price) => price !== null).map(Number)
  return amounts.length ? Math.min(...amounts) : null
}
