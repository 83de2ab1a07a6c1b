type Subject = {
  communityId?: string | undefined
  floorPlanId?: string | undefined
  landingPageTemplateId?: string | undefined
  /** Slug of a contact topic (decision 106). */
  topic?: string | undefined
}

/** URL of the form on /contact with its subject: the no-JavaScript target of tour and help links. */
export function contactFormPath({ communityId, floorPlanId, landingPageTemplateId, topic }: Subject): string {
  const query = new URLSearchParams()
  if (topic) query.set('topic', topic)
  if (communityId) query.set('community', communityId)
  if (floorPlanId) query.set('plan', floorPlanId)
  if (landingPageTemplateId) query.set('landing', landingPageTemplateId)
  return `/contact${query.size > 0 ? `?${query}` : ''}#tour`
}

/** Reads the subject back from such a URL. */
export function subjectOfContactForm({ searchParams }: URL): Subject {
  return {
    communityId: searchParams.get('community') ?? undefined,
    floorPlanId: searchParams.get('plan') ?? undefined,
    landingPageTemplateId: searchParams.get('landing') ?? undefined,
    topic: searchParams.get('topic') ?? undefined,
  }
}

/** Subject of a link that staff typed; null when it leads elsewhere than to the form on /contact. */
export function contactFormSubject(href: string): Subject | null {
  if (!/^\/contact(\?[^#]*)?#tour$/.test(href)) return null
  return subjectOfContactForm(new URL(href, 'http://localhost'))
}
