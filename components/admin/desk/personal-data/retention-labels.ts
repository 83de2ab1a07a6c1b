import type { RetentionKind } from '@/lib/desk/personal-data/retention-kinds'

/** Label of each kind, where its period starts, and what happens at its end. */
export const RETENTION_LABELS: Record<RetentionKind, { title: string; hint: string }> = {
  leads: {
    title: 'Tour requests that came to nothing',
    hint: 'Not interested, and nothing done with them since. They stay as numbers without the person.',
  },
  quizzes: {
    title: 'Quiz answers',
    hint: 'Deleted with their private result pages, whose links then open nothing.',
  },
  downloads: { title: 'Requested guides', hint: 'Deleted. How often a guide was fetched stays counted.' },
  rsvps: { title: 'Event sign-ups', hint: 'Counted from the end of the event. Deleted.' },
  exitOffers: { title: 'Exit offers', hint: 'Deleted.' },
  devices: {
    title: 'Addresses of devices',
    hint: 'From which internet address and with which browser somebody wrote. Emptied; the evidence of a consent keeps them.',
  },
  mails: { title: 'Words of sent mail', hint: 'That a mail was sent, to whom and when stays on its line.' },
}
