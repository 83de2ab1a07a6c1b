import { randomUUID } from 'node:crypto'
import type { Role } from '@/lib/accounts/access/session-user'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'

/** Somebody signed in, without a session around them. */
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

/** A community as a seed leaves it: without history. */
export function givenCommunity(slug: string, more: { name?: string; city?: string } = {}) {
  return db.community.create({ data: { slug, name: more.name ?? slug, city: more.city ?? 'Boulder' } })
}

/** A team member with what is compulsory. */
export const member = (slug: string, more: Record<string, unknown> = {}) => ({
  slug,
  name: `Name of ${slug}`,
  role: 'Chaplain',
  ...more,
})

/** A picture without a file. */
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

/** Why each was refused; null for what was not. */
export async function refusals(attempts: Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(attempts)
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null))
}
