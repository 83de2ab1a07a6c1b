import { visibleElement } from '@/components/site/frame/visible-element'

/** What the page on the screen is about, as far as a lead should know. */
export type PageSubject = { communityId?: string; landingPageTemplateId?: string }

/** Attributes for the head of a page by which every form opened from it knows what the page is about. */
export function pageSubjectMark({
  communityId,
  landingPageTemplateId,
}: Partial<Record<keyof PageSubject, string | undefined>>) {
  return {
    'data-page-subject': '',
    'data-community-id': communityId,
    'data-landing-page-template-id': landingPageTemplateId,
  }
}

/** Read from the page itself: header, menu and the phones' bar belong to the frame and know nothing of it. */
export function readPageSubject(): PageSubject {
  const { communityId, landingPageTemplateId } = visibleElement('[data-page-subject]')?.dataset ?? {}
  return { ...(communityId && { communityId }), ...(landingPageTemplateId && { landingPageTemplateId }) }
}
