import type { Tag } from '@/components/admin/records/images/use-tags'

export type Tagged = { id: string; updatedAt: string; tags: string[] }

type TagPlan = { on: readonly Tag[]; off: readonly Tag[] }

/** Returns the pictures that the plan changes, each with its complete new tags. */
export function applyTagPlan(pictures: readonly Tagged[], { on, off }: TagPlan): Tagged[] {
  const gone = new Set(off.map(({ id }) => id))
  return pictures.flatMap(({ tags, ...picture }) => {
    const kept = tags.filter((id) => !gone.has(id))
    const fresh = on.map(({ id }) => id).filter((id) => !kept.includes(id))
    const isSame = fresh.length === 0 && kept.length === tags.length
    return isSame ? [] : [{ ...picture, tags: [...kept, ...fresh] }]
  })
}

/** Describes the effect of each tag: 'Adds “Dining” to 2 pictures, 1 has it already'. */
export function describeEffects(pictures: readonly Tagged[], { on, off }: TagPlan): string[] {
  const carrying = (id: string) => pictures.filter(({ tags }) => tags.includes(id)).length
  return [
    ...on.map(({ id, name }) => {
      const has = carrying(id)
      const already = has === 0 ? '' : `, ${has} ${has === 1 ? 'has' : 'have'} it already`
      return `Adds “${name}” to ${pictureCount(pictures.length - has)}${already}`
    }),
    ...off.map(({ id, name }) => `Removes “${name}” from ${pictureCount(carrying(id))}`),
  ]
}

/** '1 picture', '1,204 pictures'. */
export function pictureCount(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'picture' : 'pictures'}`
}
