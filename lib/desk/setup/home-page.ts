import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { conflict } from '@/lib/platform/errors'
import { homepageSections } from '@/lib/records/entities/homepage-sections'
import { change, lock } from '@/lib/records/store/change'
import { createWithin } from '@/lib/records/store/write-record'
import { DEFAULT_SECTIONS, defaultTitle } from '@/lib/site/content/home-parts'

/**
 * Writes the parts that a home page without rows is drawn with, so that they can be edited.
 * @throws AppError 403, 409 when it has parts already
 */
export async function writeHomePage(actor: Actor): Promise<{ parts: number }> {
  assertCan(actor, 'create', 'content')
  return change(homepageSections, async (tx) => {
    await lock(tx, homepageSections, 'first parts')
    if ((await tx.homepageSection.count()) > 0) throw conflict('The home page already has parts')
    const expired: string[] = []
    for (const sectionType of DEFAULT_SECTIONS) {
      const input = { slug: sectionType, sectionType, title: defaultTitle(sectionType) }
      const written = await createWithin(tx, actor, homepageSections, input, { action: 'create' })
      expired.push(...written.expired)
    }
    return { answer: { parts: DEFAULT_SECTIONS.length }, expired }
  })
}
