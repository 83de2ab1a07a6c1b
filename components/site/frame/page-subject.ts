import { visibleElement } from '@/components/site/frame/visible-element'

export type PageSubject = { communityId?: string; landingPageTemplateId?: string }

/** Attributes for a page's header that tell every form opened from it what the page is about. */
export function pageSubjectAttributes({
  communityId,
  landingPageTemplateId,
}: Partial<Record<keyof PageSubject, string | undefined>>) {
  return {
    'data-page-subject': '',
    'data-community-id': communityId,
    'data-landing-page-template-id': landingPageTemplateId,
  }
}

/** Read from the DOM: header, menu and phone bar belong to the frame, which does not know the page. */
export function readPageSubject(): PageSubject {
  const { communityId, landingPageTemplateId } = visibleElement('[data-page-subject]')?.dataset ?? {}
  return { ...(communityId && { communityId }), ...(landingPageTemplateId && { landingPageTemplateId }) }
}
