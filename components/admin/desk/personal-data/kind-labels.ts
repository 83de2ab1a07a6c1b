import type { HeldKind } from '@/lib/desk/personal-data/held-rows'

/** Label of each kind, and the effect of erasing the person. */
export const KIND_LABELS: Record<HeldKind, { title: string; erased: string }> = {
  leads: { title: 'Tour requests and calls', erased: 'stay as numbers without the person' },
  partialLeads: { title: 'Forms not sent yet', erased: 'deleted' },
  contacts: {
    title: 'Household entries',
    erased: 'deleted; others of the household stay while a request does',
  },
  residents: { title: 'Would move in', erased: 'deleted' },
  quizResponses: { title: 'Quiz answers', erased: 'deleted' },
  quizResults: { title: 'Private result pages', erased: 'deleted; their links open nothing' },
  downloads: { title: 'Requested guides', erased: 'deleted; their links open nothing' },
  rsvps: { title: 'Event sign-ups', erased: 'deleted; the seats go to whoever waits' },
  exitOffers: { title: 'Exit offers', erased: 'deleted' },
  jobApplications: { title: 'Job applications', erased: 'deleted, with the mail about them' },
  trashed: { title: 'Deleted sign-ups in the trash', erased: 'deleted for good' },
  refusals: { title: 'Said not to be contacted', erased: 'still held, without number, address or words' },
  mails: { title: 'Mail and alerts', erased: 'deleted; what waits is not sent' },
}
