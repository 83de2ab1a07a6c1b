import 'server-only'
import * as z from 'zod'
import { storeNumberless } from '@/lib/desk/voice/caller-lead'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { VOICE_ERASURE } from '@/lib/leads/voice/forget-calls'
import { voiceSettings } from '@/lib/leads/voice/voice-settings'
import { db, type Tx } from '@/lib/platform/database/db'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { privateStorage } from '@/lib/platform/integrations/storage'
import { deleteRecording, fetchRecording } from '@/lib/platform/integrations/voice'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

const VOICE_RECORDING = 'voice-recording'

const RECORDING_KINDS = ['voicemail', 'conversation'] as const

type Announced = { sid: string; kind: (typeof RECORDING_KINDS)[number]; seconds: number }

/** Plans to fetch a recording of a call, once however often it is announced. */
export async function fetchLater(callId: string, { sid, kind, seconds }: Announced): Promise<void> {
  // A tone without words.
  if (seconds < 1) return
  await db.$transaction(async (tx) => {
    await tx.voiceRecording.createMany({ data: [{ sid, callId, kind, seconds }], skipDuplicates: true })
    await enqueue(tx, { kind: VOICE_RECORDING, dedupKey: `${VOICE_RECORDING}:${sid}`, payload: { sid } })
  })
}

/** The service reports that a recording can be fetched. */
export async function recordingReported(id: string, kind: string | null, form: URLSearchParams) {
  const sid = form.get('RecordingSid') ?? ''
  const seconds = Number(form.get('RecordingDuration') ?? 0)
  const isKnown = /^\w{2,64}$/.test(sid) && Number.isInteger(seconds)
  const status = form.get('RecordingStatus') ?? 'completed'
  const call = await db.voiceCall.findUnique({ where: { id }, select: { id: true } })
  if (!call || !isKnown || status !== 'completed') return
  await fetchLater(id, { sid, kind: kind === 'voicemail' ? 'voicemail' : 'conversation', seconds })
}

/** Fetches a recording into the private files, and tells the lead's history of it. */
export const voiceRecording = defineHandler({
  kind: VOICE_RECORDING,
  afterRestore: 'run',
  concurrency: 1,
  payload: z.object({ sid: z.string() }),
  async handle(_, { sid }, signal) {
    const recording = await db.voiceRecording.findUnique({ where: { sid } })
    if (!recording) return { outcome: 'done' }
    if (!recording.objectKey) {
      const objectKey = `voice/${recording.id}.mp3`
      await privateStorage().put(objectKey, await fetchRecording(sid, signal))
      const isKept = await db.$transaction((tx) => noteFetched(tx, sid, objectKey))
      // The person was erased meanwhile.
      if (!isKept) await privateStorage().remove(objectKey)
    }
    if ((await voiceSettings()).deletesAtService) await deleteRecording(sid, signal)
    return { outcome: 'done' }
  },
})

/** @returns false when the recording is to be kept no longer */
async function noteFetched(tx: Tx, sid: string, objectKey: string): Promise<boolean> {
  const { count } = await tx.voiceRecording.updateMany({ where: { sid }, data: { objectKey } })
  if (count === 0) return false
  const recording = await tx.voiceRecording.findUniqueOrThrow({ where: { sid }, include: { call: true } })
  const { id, kind, seconds, call } = recording
  const leadId = await leadOf(tx, call, kind)
  const type = kind === 'voicemail' ? 'voicemail' : 'call-recorded'
  if (leadId) await recordEvent(tx, leadId, { type, data: { recordingId: id, seconds } })
  return true
}

/** A voicemail without a lead is from somebody who withheld their number, or from one of our own people. */
async function leadOf(tx: Tx, call: VoiceCall, kind: string): Promise<string | null> {
  if (call.tourRequestId || kind !== 'voicemail' || call.phoneE164) return call.tourRequestId
  const tourRequestId = await storeNumberless(tx, call)
  await tx.voiceCall.update({ where: { id: call.id }, data: { tourRequestId } })
  return tourRequestId
}

/** Deletes erased recordings here and at the service. */
export const voiceErasure = defineHandler({
  kind: VOICE_ERASURE,
  afterRestore: 'run',
  concurrency: 1,
  payload: z.object({ recordings: z.array(z.object({ sid: z.string(), objectKey: z.string().nullable() })) }),
  async handle(_, { recordings }, signal) {
    for (const { sid, objectKey } of recordings) {
      if (objectKey) await privateStorage().remove(objectKey)
      await deleteRecording(sid, signal)
    }
    return { outcome: 'done' }
  },
})
