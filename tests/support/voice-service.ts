import { createHmac } from 'node:crypto'
import { type StubAnswer, type StubRequest, startHttpStub } from '@/tests/support/http-stub'
import { readTwiml, type Verb, verbsIn } from '@/tests/support/read-twiml'

const ACCOUNT_SID = 'AC00000000000000000000000000000001'
const AUTH_TOKEN = 'the token only the tests and the fake voice service know'

/** Events at a number that is dialed. Without keys nobody presses one, as a voicemail does not. */
export type Script =
  | { is: 'busy' | 'no-answer' | 'failed' }
  | { is: 'picked-up'; keys?: string[]; talksS?: number }

/** Fate of the reports about a call. */
export type Reports = 'in-order' | 'reversed' | 'doubled' | 'lost'

export type FakeCall = {
  sid: string
  to: string
  from: string
  status: string
  duration: number
  parent: string | null
  form: URLSearchParams
  /** Documents that it was given, in their order. */
  documents: string[]
  /** Documents that a running call was given from outside. */
  redirects: string[]
  wasEnded: boolean
}

type Options = {
  /** Hands a signed request to the product, in the process or over HTTP. */
  deliver(request: Request): Promise<Response>
  /** Plays each call as soon as it is placed. */
  playsAtOnce?: boolean
}

const FINAL = ['completed', 'busy', 'no-answer', 'failed', 'canceled']

/** Fake of Twilio's voice API: it takes calls, plays scripts by number, signs what it asks, and counts. */
export async function startVoiceService({ deliver, playsAtOnce = false }: Options) {
  const calls = new Map<string, FakeCall>()
  const scripts = new Map<string, Script>()
  const recordings = new Map<string, { call: string; seconds: number; bytes: Buffer }>()
  let reports: Reports = 'in-order'
  let refusal: StubAnswer | null = null
  let loseAnswers = false
  const stub = await startHttpStub(answer)

  function answer({ method, path, headers, body }: StubRequest): StubAnswer {
    const basic = Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')
    if (headers.authorization !== `Basic ${basic}`)
      return { status: 401, body: { code: 20003, message: 'Authenticate' } }
    if (refusal) return refusal
    const { pathname, searchParams } = new URL(path, 'http://voice')
    const prefix = `/2010-04-01/Accounts/${ACCOUNT_SID}`
    if (!pathname.startsWith(prefix)) throw new Error(`not the account’s: ${method} ${path}`)
    if (pathname === `${prefix}.json`) return { status: 200, body: { friendly_name: 'Maple Grove' } }
    const [resource = '', sid = '', part = ''] = pathname.slice(prefix.length + 1).split('/')
    const form = new URLSearchParams(body)
    if (resource === 'Calls.json' && method === 'POST') return placed(form)
    if (resource === 'Calls.json') return legsOf(searchParams.get('ParentCallSid') ?? '')
    if (resource === 'Recordings') return recordingAt(method, sid)
    const call = calls.get(sid.replace('.json', ''))
    if (resource !== 'Calls' || !call) return { status: 404, body: { code: 20404, message: 'Not found' } }
    if (part === 'Recordings.json') return { status: 200, body: { recordings: recordingsOf(call.sid) } }
    return method === 'POST' ? changed(call, form) : { status: 200, body: jsonOf(call) }
  }

  function placed(form: URLSearchParams): StubAnswer {
    const [to, from] = [form.get('To') ?? '', form.get('From') ?? '']
    if (!/^\+[1-9]\d{6,14}$/.test(to) || !/^\+[1-9]\d{6,14}$/.test(from))
      return { status: 400, body: { code: 21211, message: 'Invalid number' } }
    const call = newCall({ to, from, form })
    // Nobody hears what it reports while the product is down.
    if (playsAtOnce) void play(call).catch(() => {})
    return loseAnswers ? { status: 200, body: 'cut off' } : { status: 201, body: jsonOf(call) }
  }

  function newCall(given: Pick<FakeCall, 'to' | 'from' | 'form'> & { parent?: string }): FakeCall {
    const sid = `CA${String(calls.size + 1).padStart(32, '0')}`
    const call = { parent: null, duration: 0, status: 'queued', documents: [], redirects: [] }
    const made: FakeCall = { ...call, ...given, sid, wasEnded: false }
    calls.set(sid, made)
    return made
  }

  function changed(call: FakeCall, form: URLSearchParams): StubAnswer {
    if (FINAL.includes(call.status))
      return { status: 400, body: { code: 21220, message: 'Call is not in-progress' } }
    const document = form.get('Twiml')
    if (document) call.redirects.push(document)
    if (form.get('Status') === 'completed') {
      call.wasEnded = true
      call.status = 'completed'
    }
    return { status: 200, body: jsonOf(call) }
  }

  const jsonOf = ({ sid, status, duration }: FakeCall) => ({ sid, status, duration: String(duration) })

  function legsOf(parent: string): StubAnswer {
    const legs = [...calls.values()].filter((call) => call.parent === parent)
    return { status: 200, body: { calls: legs.map(jsonOf) } }
  }

  function recordingsOf(call: string) {
    const own = [...recordings].filter(([, recording]) => recording.call === call)
    return own.map(([sid, { seconds }]) => ({ sid, duration: String(seconds) }))
  }

  function recordingAt(method: string, name: string): StubAnswer {
    const sid = name.replace(/\.\w+$/, '')
    const found = recordings.get(sid)
    if (!found) return { status: 404, body: { code: 20404, message: 'Not found' } }
    if (method === 'DELETE') {
      recordings.delete(sid)
      return { status: 200, body: {} }
    }
    return { status: 200, body: found.bytes.toString('latin1'), headers: { 'content-type': 'audio/mpeg' } }
  }

  /** Asks one of our addresses as the service does: signed, without the fragment. */
  async function ask(address: string, fields: Record<string, string>): Promise<string> {
    const url = address.replace(/#.*$/, '')
    const form = new URLSearchParams({ AccountSid: ACCOUNT_SID, ...fields })
    const headers = { 'x-twilio-signature': signed(url, form) }
    const response = await deliver(new Request(url, { method: 'POST', headers, body: form }))
    if (!response.ok) throw new Error(`${response.status} from ${url}: ${await response.text()}`)
    return response.text()
  }

  /** Plays a call that we placed, from its first ring to its end. */
  async function play(call: FakeCall): Promise<FakeCall> {
    const script = scripts.get(call.to) ?? { is: 'no-answer' }
    const told: string[] = ['initiated', 'ringing']
    call.status = 'ringing'
    if (script.is === 'picked-up' && !call.wasEnded) {
      call.status = 'in-progress'
      told.push('in-progress')
      await follow(call, call.form.get('Url') ?? '', {}, [...(script.keys ?? [])])
      call.duration += script.talksS ?? 3
      call.status = 'completed'
    } else call.status = script.is === 'picked-up' ? 'canceled' : script.is
    await report(call, [...told, call.status])
    return call
  }

  /** Asks for a document and does what it says, pressing the keys that are left. */
  async function follow(call: FakeCall, url: string, fields: Record<string, string>, keys: string[]) {
    const document = await ask(url, { CallSid: call.sid, CallStatus: call.status, ...fields })
    call.documents.push(document)
    for (const verb of readTwiml(document)) {
      if (verb.name === 'Hangup') return
      if (verb.name === 'Gather') {
        const key = keys.shift()
        if (key) return follow(call, verb.attributes.action ?? '', { Digits: key }, keys)
      }
      if (verb.name === 'Redirect') return follow(call, verb.content, {}, keys)
      if (verb.name === 'Dial' && verb.content.startsWith('<Number')) {
        const fields = await dialFamily(call, verb)
        return follow(call, verb.attributes.action ?? '', fields, keys)
      }
      if (verb.name === 'Dial') await joined(call, verb)
    }
  }

  async function dialFamily(call: FakeCall, verb: Verb): Promise<Record<string, string>> {
    const [number] = verbsIn(verb.content)
    const to = number?.content ?? ''
    const script = scripts.get(to) ?? { is: 'no-answer' }
    const from = verb.attributes.callerId ?? ''
    const leg = newCall({ to, from, form: new URLSearchParams(), parent: call.sid })
    if (script.is !== 'picked-up') {
      leg.status = script.is
      return { DialCallStatus: script.is, DialCallSid: leg.sid }
    }
    if (reports !== 'lost')
      await ask(number?.attributes.statusCallback ?? '', { CallSid: leg.sid, CallStatus: 'in-progress' })
    leg.status = 'completed'
    leg.duration = script.talksS ?? 3
    return {
      DialCallStatus: 'completed',
      DialCallSid: leg.sid,
      DialCallDuration: String(leg.duration),
    }
  }

  /** A room tells who came; whoever waits in it stays there until the test ends it. */
  async function joined(call: FakeCall, verb: Verb): Promise<void> {
    const room = verbsIn(verb.content)[0]?.attributes
    if (room?.startConferenceOnEnter !== 'true' || reports === 'lost') return
    await ask(room.statusCallback ?? '', { CallSid: call.sid, StatusCallbackEvent: 'participant-join' })
  }

  async function report(call: FakeCall, statuses: string[]): Promise<void> {
    const address = call.form.get('StatusCallback')
    if (!address || reports === 'lost') return
    const inOrder = reports === 'reversed' ? statuses.toReversed() : statuses
    const told = reports === 'doubled' ? [...inOrder, ...inOrder] : inOrder
    for (const status of told) {
      const isOver = FINAL.includes(status)
      const length = isOver && { CallDuration: String(call.duration) }
      await ask(address, { CallSid: call.sid, CallStatus: status, ...length })
    }
  }

  /** Somebody calls one of our numbers. @returns the call, with our first document */
  async function callUs({ from, to }: { from: string | null; to: string }, site: string): Promise<FakeCall> {
    const call = newCall({ to, from: from ?? 'anonymous', form: new URLSearchParams() })
    call.status = 'ringing'
    await askIncoming(call, site)
    call.status = 'in-progress'
    return call
  }

  async function askIncoming(call: FakeCall, site: string): Promise<void> {
    const fields = { CallSid: call.sid, From: call.from, To: call.to, CallStatus: 'ringing' }
    call.documents.push(await ask(`${site}/api/webhooks/voice/incoming`, fields))
  }

  /** The caller hangs up: the room and the number's status address hear of it. */
  async function hangUp(call: FakeCall, site: string, seconds = 30): Promise<void> {
    call.status = 'completed'
    call.duration = seconds
    const room = roomIn(call.documents[0] ?? '')
    const left = { CallSid: call.sid, StatusCallbackEvent: 'participant-leave' }
    if (room && call.redirects.length === 0) await ask(room, left)
    const over = { CallSid: call.sid, CallStatus: 'completed', CallDuration: String(seconds) }
    await ask(`${site}/api/webhooks/voice/incoming-status`, over)
  }

  /** The caller speaks after the tone. @returns the recording's id */
  async function leaveVoicemail(call: FakeCall, seconds: number): Promise<string> {
    const document = call.redirects.at(-1) ?? call.documents.at(-1) ?? ''
    const record = readTwiml(document).find(({ name }) => name === 'Record')
    if (!record) throw new Error(`no voicemail: ${document}`)
    const sid = `RE${String(recordings.size + 1).padStart(32, '0')}`
    recordings.set(sid, { call: call.sid, seconds, bytes: Buffer.from(`voice of ${call.from}`) })
    const fields = { CallSid: call.sid, RecordingSid: sid, RecordingDuration: String(seconds) }
    const address = record.attributes.recordingStatusCallback ?? ''
    if (reports !== 'lost') await ask(address, { ...fields, RecordingStatus: 'completed' })
    return sid
  }

  return {
    /** Configuration of an installation that uses it. */
    settings: { VOICE_API_URL: stub.url, VOICE_ACCOUNT_SID: ACCOUNT_SID, VOICE_AUTH_TOKEN: AUTH_TOKEN },
    token: AUTH_TOKEN,
    calls,
    recordings,
    failures: stub.failures,
    /** Calls to this number, oldest first. */
    dialed: (to: string) => [...calls.values()].filter((call) => call.to === to),
    set: (to: string, script: Script) => scripts.set(to, script),
    setReports(next: Reports): void {
      reports = next
    },
    /** Refuses every later request like this; null takes them. */
    refuse(answer: StubAnswer | null): void {
      refusal = answer
    },
    /** Places calls without saying so, as when the connection is cut. */
    loseAnswers(isOn: boolean): void {
      loseAnswers = isOn
    },
    play,
    ask,
    callUs,
    askIncoming,
    hangUp,
    leaveVoicemail,
    reset(): void {
      calls.clear()
      scripts.clear()
      recordings.clear()
      reports = 'in-order'
      refusal = null
      loseAnswers = false
      stub.heal()
    },
    setMode: stub.setMode,
    heal: stub.heal,
    close: stub.close,
  }
}

export type VoiceService = Awaited<ReturnType<typeof startVoiceService>>

/** As documented: the address, and all parameters sorted by name. */
function signed(url: string, form: URLSearchParams): string {
  const parameters = [...form].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => name + value)
  return createHmac('sha1', AUTH_TOKEN)
    .update(url + parameters.join(''))
    .digest('base64')
}

function roomIn(document: string): string | null {
  const dial = readTwiml(document).find(({ name }) => name === 'Dial')
  return (dial && verbsIn(dial.content)[0]?.attributes.statusCallback) ?? null
}
