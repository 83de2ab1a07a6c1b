import { escapeHtml } from '@/lib/platform/escape-html'

type Attributes = Record<string, string | number | boolean | undefined>

/** A document that tells the voice service what to do (twilio.com/docs/voice/twiml). */
export function twiml(...verbs: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs.join('')}</Response>`
}

export function say(words: string): string {
  return element('Say', { language: 'en-US' }, escapeHtml(words))
}

export function hangUp(): string {
  return element('Hangup')
}

/** Turns an unanswered call away: the caller hears that the line is busy. */
export function reject(): string {
  return element('Reject', { reason: 'busy' })
}

/** Plays a file of the company. */
export function play(url: string): string {
  return element('Play', {}, escapeHtml(url))
}

/** Speaks, and waits for one key, which is sent to `action`; without one the document goes on. */
export function askForKey(words: string, action: string): string {
  return element('Gather', { numDigits: 1, timeout: 6, action, method: 'POST' }, say(words))
}

/** Goes on with the document at this address. */
export function goOn(url: string): string {
  return element('Redirect', { method: 'POST' }, escapeHtml(url))
}

type Dialed = {
  /** E.164. */
  number: string
  extension: string | null
  callerId: string
  ringS: number
  limitS: number
  /** Asked how to go on when the other leg has ended. */
  action: string
  /** Hears that the other side picked up. */
  answered: string
  /** Where to report the recording; null records nothing. */
  recording: string | null
}

/** Connects the running call with a number; the star key hangs up that number only. */
export function dialNumber({ number, extension, answered, recording, ...dial }: Dialed): string {
  const inner = element(
    'Number',
    {
      statusCallback: answered,
      statusCallbackEvent: 'answered',
      sendDigits: extension ? `wwww${extension.replace(/\D/g, '')}` : undefined,
    },
    number,
  )
  const attributes = {
    answerOnBridge: true,
    hangupOnStar: true,
    callerId: dial.callerId,
    timeout: dial.ringS,
    timeLimit: dial.limitS,
    action: dial.action,
    ...(recording && { record: 'record-from-answer-dual', recordingStatusCallback: recording }),
  }
  return element('Dial', attributes, inner)
}

type Room = {
  name: string
  /** A sound while they are alone; '' is silence. */
  waitUrl: string
  /** False: waits for someone who does. */
  opens: boolean
  limitS: number
  reportTo: string
  recording: string | null
}

/** Puts the running call into a room that ends when either side leaves it. */
export function joinRoom({ name, waitUrl, opens, limitS, reportTo, recording }: Room): string {
  const attributes = {
    waitUrl,
    waitMethod: 'GET',
    startConferenceOnEnter: opens,
    endConferenceOnExit: true,
    beep: false,
    maxParticipants: 2,
    statusCallback: reportTo,
    statusCallbackEvent: 'end join leave',
    ...(recording && { record: 'record-from-start', recordingStatusCallback: recording }),
  }
  return element('Dial', { timeLimit: limitS }, element('Conference', attributes, escapeHtml(name)))
}

/** Records up to two minutes after a tone. */
export function recordVoicemail(action: string, reportTo: string): string {
  return element('Record', {
    maxLength: 120,
    playBeep: true,
    action,
    recordingStatusCallback: reportTo,
  })
}

/** The document as the answer to the voice service. */
export function twimlAnswer(document: string): Response {
  return new Response(document, {
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function element(name: string, attributes: Attributes = {}, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
    .join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}
