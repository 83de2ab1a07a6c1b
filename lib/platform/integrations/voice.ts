import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import {
  askOutside,
  mayPass,
  type OutsideAnswer,
  OutsideError,
} from '@/lib/platform/integrations/ask-outside'

const FILE_TIMEOUT_MS = 60_000
/** An hour of speech as MP3 has about 15 MB. */
const MAX_FILE_BYTES = 64 * 1024 * 1024

export function isVoiceConfigured(): boolean {
  return env().VOICE_ACCOUNT_SID !== undefined
}

const callSchema = z.object({
  sid: z.string().min(1).max(64),
  status: z.string().max(32),
  /** Seconds, as text; absent or null while it lasts. */
  duration: z.coerce.number().int().nullish(),
})

export type ReportedCall = z.output<typeof callSchema>

type NewCall = {
  /** Both E.164. */
  to: string
  from: string
  /** Asked for instructions when somebody picks up. */
  answerUrl: string
  reportTo: string
  ringS: number
  limitS: number
}

/** Places a call. @throws OutsideError; without a response code it is unknown if the call was placed */
export function startCall(
  { to, from, answerUrl, reportTo, ringS, limitS }: NewCall,
  signal?: AbortSignal,
): Promise<ReportedCall> {
  const form = new URLSearchParams({
    To: to,
    From: from,
    Url: answerUrl,
    StatusCallback: reportTo,
    Timeout: String(ringS),
    TimeLimit: String(limitS),
  })
  for (const event of ['initiated', 'ringing', 'answered', 'completed']) {
    form.append('StatusCallbackEvent', event)
  }
  return ask('/Calls.json', callSchema, { form, signal })
}

/** Ends a call that rings or talks. @throws OutsideError */
export async function endCall(sid: string, signal?: AbortSignal): Promise<void> {
  await ask(`/Calls/${sid}.json`, callSchema, { form: new URLSearchParams({ Status: 'completed' }), signal })
}

/** Gives a running call new instructions. @throws OutsideError, also when it has ended */
export async function redirectCall(sid: string, twiml: string, signal?: AbortSignal): Promise<void> {
  await ask(`/Calls/${sid}.json`, callSchema, { form: new URLSearchParams({ Twiml: twiml }), signal })
}

/** @throws OutsideError, with 404 for an unknown call */
export function readCall(sid: string, signal?: AbortSignal): Promise<ReportedCall> {
  return ask(`/Calls/${sid}.json`, callSchema, { signal })
}

/** The calls that this one has dialed. @throws OutsideError */
export async function readLegs(sid: string, signal?: AbortSignal): Promise<ReportedCall[]> {
  const schema = z.object({ calls: z.array(callSchema) })
  return (await ask(`/Calls.json?ParentCallSid=${sid}`, schema, { signal })).calls
}

const recordingsSchema = z.object({ recordings: z.array(callSchema.pick({ sid: true, duration: true })) })

/** The recordings of a call that the service has. @throws OutsideError */
export async function readRecordings(sid: string, signal?: AbortSignal) {
  return (await ask(`/Calls/${sid}/Recordings.json`, recordingsSchema, { signal })).recordings
}

/** A recording as an MP3 file, whose address is ours to build: the account's password goes with it. */
export async function fetchRecording(sid: string, signal: AbortSignal): Promise<Buffer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(FILE_TIMEOUT_MS)])
  // Files may be kept elsewhere: fetch follows, and does not pass the password on to another host.
  const options = { headers: { authorization: authorization() }, signal: limit }
  const answer = await fetch(resource(`/Recordings/${sid}.mp3`), options).catch(() => {
    throw new OutsideError(`${NAME} could not be reached`)
  })
  const { ok, status } = answer
  const size = Number(answer.headers.get('content-length') ?? 0)
  if (!ok || size > MAX_FILE_BYTES) {
    await answer.body?.cancel()
    // The file may not be ready yet.
    const isPermanent = ok || (!mayPass(status) && status !== 404)
    throw new OutsideError(ok ? 'The recording is too large' : `${NAME} responded with ${status}`, {
      responseCode: status,
      isPermanent,
    })
  }
  return Buffer.from(await answer.arrayBuffer())
}

/** Deletes a recording at the service; one that is gone is fine. @throws OutsideError */
export async function deleteRecording(sid: string, signal?: AbortSignal): Promise<void> {
  try {
    await ask(`/Recordings/${sid}.json`, z.unknown(), { method: 'DELETE', signal })
  } catch (error) {
    if (!(error instanceof OutsideError) || error.failure.responseCode !== 404) throw error
  }
}

const NAME = 'The voice service'

type Options = { method?: 'DELETE'; form?: URLSearchParams; signal?: AbortSignal | undefined }

function ask<S extends z.ZodType>(path: string, schema: S, { method, form, signal }: Options) {
  return askOutside({
    name: NAME,
    url: resource(path),
    headers: { authorization: authorization() },
    schema,
    explain,
    ...(method && { method }),
    ...(form && { form }),
    ...(signal && { signal }),
  })
}

const refusedSchema = z.object({ code: z.number().nullish(), message: z.string().nullish() })

function explain({ status, body }: OutsideAnswer) {
  const { code, message } = refusedSchema.safeParse(body).data ?? {}
  return {
    words: [code, message ?? `${NAME} responded with ${status}`].filter(Boolean).join(': '),
    responseCode: status,
    isPermanent: !mayPass(status),
  }
}

const accountSchema = z.object({ friendly_name: z.string().max(200).nullish() })

/** Opens the account, without calling anybody. Returns words for people. @throws OutsideError */
export async function checkVoiceAccount(): Promise<string> {
  const { friendly_name: name } = await askOutside({
    name: 'The voice service',
    url: resource('.json'),
    headers: { authorization: authorization() },
    schema: accountSchema,
  })
  return `The voice service accepted the account${name ? ` “${name}”` : ''}.`
}

/** The base address may have a path of its own, which other vendors use. */
function resource(path: string): string {
  const { VOICE_API_URL: base, VOICE_ACCOUNT_SID: account = '' } = env()
  return `${base.replace(/\/+$/, '')}/2010-04-01/Accounts/${account}${path}`
}

function authorization(): string {
  const { VOICE_ACCOUNT_SID: account = '', VOICE_AUTH_TOKEN: token = '' } = env()
  return `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
}
