import { queryClient } from '@/lib/browser/query-client'
import type { ContactTopic } from '@/lib/site/contact-topics/contact-topics'

/** A topic of the lead form. @throws Error for one that is gone, or has a page in place of the form */
export async function contactTopic(slug: string): Promise<ContactTopic> {
  const topics = await queryClient.fetchQuery<ContactTopic[]>({ queryKey: ['/api/contact-topics'] })
  const topic = topics.find((each) => each.slug === slug)
  if (!topic || topic.pageUrl) throw new Error(`The form has no topic ${slug}`)
  return topic
}
