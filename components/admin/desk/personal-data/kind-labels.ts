import type { HeldKind } from '@/lib/desk/personal-data/held-rows'

/** Label of each kind, and the effect of erasing the person. */
export const KIND_LABELS: Record<HeldKind, { title: string; erased: string }> = {
  leads: { title: 'Tour requests and calls', erased: 'kept for statistics, without personal data' },
  partialLeads: { title: 'Unfinished forms', erased: 'deleted' },
  contacts: {
    title: 'Household entries',
    erased: 'deleted; other household members stay as long as the household has a request',
  },
  residents: { title: 'Prospective residents', erased: 'deleted' },
  quizResponses: { title: 'Quiz answers', erased: 'deleted' },
  quizResults: { title: 'Private result pages', erased: 'deleted; their links stop working' },
  downloads: { title: 'Requested guides', erased: 'deleted; their links stop working' },
  rsvps: { title: 'Event sign-ups', erased: 'deleted; their seats go to the waiting list' },
  exitOffers: { title: 'Exit offers', erased: 'deleted' },
  jobApplications: { title: 'Job applications', erased: 'deleted, with the emails about them' },
  trashed: { title: 'Deleted sign-ups in the trash', erased: 'deleted for good' },
  refusals: { title: 'Do-not-contact requests', erased: 'kept, without number, address or text' },
  mails: { title: 'Emails and alerts', erased: 'deleted; pending messages are not sent' },
}
