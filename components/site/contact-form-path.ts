type Subject = {
  communityId?: string | undefined
  floorPlanId?: string | undefined
  landingPageTemplateId?: string | undefined
}

/** URL of the form on /contact with its subject: the no-JavaScript target of tour and help links. */
export function contactFormPath({ communityId, floorPlanId, landingPageTemplateId }: Subject): string {
  const query = new URLSearchParams()
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
  }
}
