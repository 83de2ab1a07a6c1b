import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import type { TopicSource } from '@/lib/site/contact-topics/topic-sources'

/** A topic of the lead form, as sent to the browser. */
export type ContactTopic = {
  slug: string
  name: string
  heading: string
  opening: string | null
  chip: string | null
  /** Label of the message field; null: the form's own. */
  messageLabel: string | null
  source: TopicSource
  conversion: boolean
  /** Sentence after sending where no call is promised. */
  thanks: string | null
  /** A page that takes the place of the form. */
  pageUrl: string | null
}

/** Active topics in the order of the back office. */
export const getContactTopics = atRequest(async (): Promise<ContactTopic[]> => {
  cached('contact_topics')
  const rows = await db.contactTopic.findMany({
    where: { active: true },
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    select: {
      slug: true,
      name: true,
      heading: true,
      opening: true,
      chip: true,
      messageLabel: true,
      source: true,
      conversion: true,
      thanks: true,
      pageUrl: true,
    },
  })
  return rows.map((row) => ({ ...row, source: row.source as TopicSource }))
})
