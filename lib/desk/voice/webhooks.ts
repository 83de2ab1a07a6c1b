import 'server-only'
import type { VoiceEvent } from '@/lib/desk/voice/addresses'
import { incomingCall, incomingReported, roomReported } from '@/lib/desk/voice/incoming-calls'
import { recordingReported } from '@/lib/desk/voice/recordings'
import {
  familyAnswered,
  familyEnded,
  staffAnswered,
  staffPressed,
  staffReported,
  staffSaid,
} from '@/lib/desk/voice/staff-events'
import { notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import { hangUp, twiml } from '@/lib/platform/voice/twiml'

/** `id`: the call, from the signed address; '' for calls that only the service knows. */
type Told = { id: string; kind: string | null; form: URLSearchParams }

/** A handler returns a document that says how the call goes on, or nothing where it only hears. */
const EVENTS: Record<VoiceEvent, (told: Told) => Promise<unknown>> = {
  answered: ({ id, form }) => staffAnswered(id, form),
  key: ({ id, form }) => staffPressed(id, form),
  'family-answered': ({ id }) => familyAnswered(id),
  'family-ended': ({ id, form }) => familyEnded(id, form),
  said: ({ id, form }) => staffSaid(id, form),
  status: ({ id, form }) => staffReported(id, form),
  incoming: ({ form }) => incomingCall(form),
  'incoming-status': ({ form }) => incomingReported(form),
  room: ({ id, form }) => roomReported(id, form),
  voicemail: async () => twiml(hangUp()),
  recording: ({ id, kind, form }) => recordingReported(id, kind, form),
}

/** Events of calls that the service alone knows by an id. */
const WITHOUT_ID = ['incoming', 'incoming-status']

/** Handles a question or report. @returns the service's next document, or null @throws AppError 400, 404 */
export async function handleVoiceEvent(
  event: string,
  query: URLSearchParams,
  form: URLSearchParams,
): Promise<string | null> {
  const id = query.get('call') ?? ''
  if (!isVoiceEvent(event) || (!isUuid(id) && !WITHOUT_ID.includes(event))) throw notFound()
  const document = await EVENTS[event]({ id, kind: query.get('kind'), form })
  return typeof document === 'string' ? document : null
}

function isVoiceEvent(event: string): event is VoiceEvent {
  return Object.hasOwn(EVENTS, event)
}
