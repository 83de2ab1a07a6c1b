import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'

const ANSWERS: Record<string, string> = { yes: 'Yes', 'case-by-case': 'Case by case', no: 'No' }

/** Needs with an answer for each kind of care that has any, in the order of the back office. */
export const getCareNeeds = atRequest(async () => {
  cached('care_needs', 'care_capabilities', 'care_types')
  const rows = await db.careNeed.findMany({
    where: { active: true },
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      capabilities: {
        where: { careType: { active: true } },
        select: {
          answer: true,
          note: true,
          careType: { select: { slug: true, name: true, sortOrder: true } },
        },
      },
    },
  })
  const care = new Map(
    rows.flatMap(({ capabilities }) => capabilities.map((one) => [one.careType.slug, one.careType])),
  )
  const kinds = [...care.values()].toSorted((a, b) => a.sortOrder - b.sortOrder)
  return {
    kinds: kinds.map(({ slug, name }) => ({ slug, name })),
    needs: rows.map(({ id, name, capabilities }) => ({
      id,
      name,
      answers: kinds.map(({ slug }) => {
        const found = capabilities.find(({ careType }) => careType.slug === slug)
        return found ? [ANSWERS[found.answer], found.note].filter(Boolean).join(', ') : null
      }),
    })),
  }
})

export type CareNeeds = Awaited<ReturnType<typeof getCareNeeds>>
