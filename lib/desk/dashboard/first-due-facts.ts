import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/accounts/actor'
import { dueFacts } from '@/lib/records/facts/due-facts'

const SHOWN = 5

/** Overdue longest first, with the total; cached for all cards of a page. */
export const firstDueFacts = cache((actor: Actor) =>
  dueFacts(actor, { page: 1, whose: 'all', pageSize: SHOWN }),
)
