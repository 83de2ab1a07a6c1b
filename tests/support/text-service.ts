import { createHmac } from 'node:crypto'
import { type StubAnswer, startHttpStub } from '@/tests/support/http-stub'
import { until } from '@/tests/support/until'

const ACCOUNT_SID = 'AC00000000000000000000000000000000'
const AUTH_TOKEN = 'the token only the tests and the fake service know'
const FROM = '+13035550100'

export type ReceivedText = { sid: string; to: string; body: string; reportTo: string }

/** An error in the service's shape. */
export function refused(status: number, code: number, message: string): StubAnswer {
  return { status, body: { code, message, more_info: `https://example.com/${code}`, status } }
}

/** Fake of Twilio's REST API that checks each request and can refuse, report and sign. */
export async function startTextService() {
  const texts: ReceivedText[] = []
  let refusal: StubAnswer | null = null
  const stub = await startHttpStub(({ method, path, headers, body }) => {
    const basic = Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')
    if (path === `/2010-04-01/Accounts/${ACCOUNT_SID}.json`)
      return headers.authorization === `Basic ${basic}`
        ? { status: 200, body: { friendly_name: 'Maple Grove', status: 'active' } }
        : refused(401, 20003, 'Authenticate')
    if (method !== 'POST' || path !== `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`)
      throw new Error(`not the call that sends a text: ${method} ${path}`)
    if (headers.authorization !== `Basic ${basic}`) return refused(401, 20003, 'Authenticate')
    if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      throw new Error('not a form post')
    const form = new URLSearchParams(body)
    if (form.get('From') !== FROM) return refused(400, 21212, 'Invalid From number')
    const to = form.get('To') ?? ''
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return refused(400, 21211, `Invalid 'To' Phone Number: ${to}`)
    if (refusal) return refusal
    const sid = `SM${String(texts.length + 1).padStart(32, '0')}`
    texts.push({ sid, to, body: form.get('Body') ?? '', reportTo: form.get('StatusCallback') ?? '' })
    return {
      status: 201,
      body: { sid, status: 'queued', to, from: FROM, error_code: null, error_message: null },
    }
  })

  /** A delivery report: signed for the text's callback URL, sent to `site` instead if set. */
  function reportOf(text: ReceivedText, status: string, code?: number, site?: string): Request {
    const form = new URLSearchParams({
      MessageSid: text.sid,
      MessageStatus: status,
      To: text.to,
      From: FROM,
      AccountSid: ACCOUNT_SID,
      ...(code && { ErrorCode: String(code) }),
    })
    const { pathname, search } = new URL(text.reportTo)
    return new Request(site ? new URL(pathname + search, site) : text.reportTo, {
      method: 'POST',
      headers: { 'x-twilio-signature': signed(text.reportTo, form) },
      body: form,
    })
  }

  return {
    texts,
    failures: stub.failures,
    /** Configuration of an installation that uses it. */
    settings: {
      TWILIO_API_URL: stub.url,
      TWILIO_ACCOUNT_SID: ACCOUNT_SID,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: FROM,
    },
    /** Refuses every later text like this; null accepts it. */
    refuse(answer: StubAnswer | null): void {
      refusal = answer
    },
    reportOf,
    waitFor: (fits: (text: ReceivedText) => boolean = () => true): Promise<ReceivedText> =>
      until('the text arrived at the service', () => texts.find(fits)),
    /** Sets a failure mode, until it is healed. */
    setMode: stub.setMode,
    heal: stub.heal,
    close: stub.close,
  }
}

export type TextService = Awaited<ReturnType<typeof startTextService>>

function signed(url: string, form: URLSearchParams): string {
  const parameters = [...form].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => name + value)
  return createHmac('sha1', AUTH_TOKEN)
    .update(url + parameters.join(''))
    .digest('base64')
}
