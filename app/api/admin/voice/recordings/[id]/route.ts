import { adminRoute } from '@/lib/accounts/admin-route'
import { serveRecording } from '@/lib/desk/voice/serve-recording'

/** Plays a voicemail or a recorded call, whole or in part. */
export const GET = adminRoute(({ actor, id, request }) => serveRecording(actor, id, request))
