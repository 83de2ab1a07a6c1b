type Subject = {
  communityId?: string | undefined
  floorPlanId?: string | undefined
  landingPageTemplateId?: string | undefined
}

/** The form on /contact that already knows what it is about: where a tour or help link leads without a dialog. */
export function contactFormPath({ communityId, floorPlanId, landingPageTemplateId }: Subject): string {
  const query = new URLSearchParams()
  if (communityId) query.set('community', communityId)
  if (floorPlanId) query.set('plan', floorPlanId)
  if (landingPageTemplateId) query.set('landing', landingPageTemplateId)
  return `/contact${query.size > 0 ? `?${query}` : ''}#tour`
}

/** What such an address is about. */
export function subjectOfContactForm({ searchParams }: URL): Subject {
  return {
    communityId: searchParams.get('community') ?? undefined,
    floorPlanId: searchParams.get('plan') ?? undefined,
    landingPageTemplateId: searchParams.get('landing') ?? undefined,
  }
}
