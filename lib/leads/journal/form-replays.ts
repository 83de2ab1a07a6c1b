import 'server-only'
import { rsvpReplay } from '@/lib/leads/events/kept-rsvp'
import { offerReplay } from '@/lib/leads/exit-offer/kept-offer'
import { downloadReplay } from '@/lib/leads/resources/kept-download'
import type { JournaledLead } from '@/lib/leads/tour-requests/journaled-lead'
import type { FormReplay } from '@/lib/leads/tour-requests/replay-lead'

const FORMS: readonly FormReplay[] = [rsvpReplay, downloadReplay, offerReplay]

/** How the form of a journaled lead is stored; null for a lead alone, and for a form of a newer version. */
export function replayOf({ form }: JournaledLead): FormReplay | null {
  return FORMS.find(({ name }) => name === form?.name) ?? null
}
