import { v7 as uuid } from 'uuid'
import type { Tx } from '@/lib/platform/database/db'
import type { PictureRow } from '@/prisma/seed/load-pictures'

const TAGS: Record<string, string> = {
  brand: 'Brand',
  care: 'Care',
  cities: 'Cities',
  communities: 'Communities',
  people: 'People',
  services: 'Services',
  articles: 'Stories',
}

/** Tags the demo pictures by their folder. `pictures` are rows by file name. */
export async function loadTags(tx: Tx, pictures: Map<string, PictureRow>): Promise<void> {
  for (const [folder, name] of Object.entries(TAGS)) {
    const files = [...pictures].filter(([file]) => file.startsWith(`${folder}/`))
    const known = await tx.imageTag.findFirst({ where: { name: { equals: name, mode: 'insensitive' } } })
    const { id: tagId } = known ?? (await tx.imageTag.create({ data: { id: uuid(), name } }))
    const data = files.map(([, { id: imageId }]) => ({ imageId, tagId }))
    await tx.imageTagLink.createMany({ data, skipDuplicates: true })
  }
}
