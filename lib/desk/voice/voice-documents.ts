import 'server-only'
import { voiceAddress } from '@/lib/desk/voice/addresses'
import { LIMIT_S } from '@/lib/desk/voice/dial'
import { SPOKEN } from '@/lib/desk/voice/spoken-words'
import { voiceSettings } from '@/lib/leads/voice/voice-settings'
import type { Tx } from '@/lib/platform/database/db'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { siteUrl } from '@/lib/platform/site'
import {
  askForKey,
  dialNumber,
  goOn,
  hangUp,
  joinRoom,
  play,
  recordVoicemail,
  say,
  twiml,
} from '@/lib/platform/voice/twiml'

/** The family's phone rings for this long. */
const FAMILY_RINGS_S = 30

const RINGING_SOUND = '/api/webhooks/voice/ringing'

/** Says the words and ends the call. */
export const goodbye = (words: string): string => twiml(say(words), hangUp())

/** Asks twice for a key. */
export function keyMenu({ id }: VoiceCall, words: string): string {
  const ask = askForKey(words, voiceAddress('key', { call: id }))
  return twiml(ask, ask, say(SPOKEN.noKey), hangUp())
}

/** Asks how the conversation went; without a key it counts as a voicemail. */
export function outcomeMenu({ id }: VoiceCall): string {
  const action = voiceAddress('said', { call: id })
  const ask = askForKey(SPOKEN.howWasIt, action)
  return twiml(ask, ask, goOn(action))
}

/** Connects the person with the family: the number that the site shows is the caller's. */
export async function connectFamily(tx: Tx, call: VoiceCall): Promise<string> {
  const where = { id: call.tourRequestId ?? '' }
  const lead = await tx.tourRequest.findUniqueOrThrow({ where })
  const query = { call: call.id }
  const recording = await recordingAddress(call, 'conversation')
  const dial = dialNumber({
    number: lead.phoneE164 ?? '',
    extension: lead.phoneExtension,
    callerId: call.ownNumber,
    ringS: FAMILY_RINGS_S,
    limitS: LIMIT_S,
    action: voiceAddress('family-ended', query),
    answered: voiceAddress('family-answered', query),
    recording,
  })
  return twiml(say(recording ? `${SPOKEN.connecting} ${SPOKEN.recorded}` : SPOKEN.connecting), dial)
}

/** The caller hears ringing until one of our people joins. */
export async function waitingRoom(call: VoiceCall): Promise<string> {
  return twiml(
    joinRoom({
      name: roomOf(call.id),
      waitUrl: siteUrl(RINGING_SOUND),
      opens: false,
      limitS: LIMIT_S,
      reportTo: voiceAddress('room', { call: call.id }),
      recording: await recordingAddress(call, 'conversation'),
    }),
    hangUp(),
  )
}

/** Puts the person who pressed 1 together with the caller. */
export async function joinCaller(parent: VoiceCall): Promise<string> {
  const join = joinRoom({
    name: roomOf(parent.id),
    waitUrl: '',
    opens: true,
    limitS: LIMIT_S,
    reportTo: voiceAddress('room', { call: parent.id }),
    recording: null,
  })
  const isRecorded = (await voiceSettings()).recordsCalls
  return twiml(...(isRecorded ? [say(SPOKEN.recorded)] : []), join, hangUp())
}

/** The company's greeting, if there is one, and the tone. */
export async function voicemail(call: VoiceCall): Promise<string> {
  const { greetingUrl } = await voiceSettings()
  const recording = voiceAddress('recording', { call: call.id, kind: 'voicemail' })
  const record = recordVoicemail(voiceAddress('voicemail', { call: call.id }), recording)
  return twiml(...(greetingUrl ? [play(greetingUrl)] : []), record, hangUp())
}

async function recordingAddress({ id }: VoiceCall, kind: 'conversation'): Promise<string | null> {
  return (await voiceSettings()).recordsCalls ? voiceAddress('recording', { call: id, kind }) : null
}

const roomOf = (callId: string) => `call-${callId}`
