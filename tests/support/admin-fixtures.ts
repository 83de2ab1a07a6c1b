import { randomUUID } from 'node:crypto'
import type { Role } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'

/** Returns a signed-in actor without a session. */
export function somebody(role: Role = 'admin', communityIds: string[] = []): Actor {
  return {
    id: randomUUID(),
    username: `a ${role}`,
    role,
    communityIds,
    mayPublish: true,
    ipAddress: '203.0.113.7',
    requestId: 'request-1',
  }
}

/** Creates a community the way a seed does, without history. */
export function givenCommunity(slug: string, more: { name?: string; city?: string } = {}) {
  return db.community.create({ data: { slug, name: more.name ?? slug, city: more.city ?? 'Boulder' } })
}

/** The required fields of a team member. */
export const member = (slug: string, more: Record<string, unknown> = {}) => ({
  slug,
  name: `Name of ${slug}`,
  role: 'Chaplain',
  ...more,
})

/** Creates an image row without a file. */
export function givenImage(alt: string) {
  const key = randomUUID()
  return db.image.create({
    data: {
      objectKey: key,
      checksum: key,
      url: `/media/${key}.webp`,
      alt,
      width: 8,
      height: 5,
      sizeBytes: 1,
      mimeType: 'image/webp',
    },
  })
}

/** Settles all attempts. @returns why each was refused, or null where it was not */
export async function refusals(attempts: Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(attempts)
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null))
}
