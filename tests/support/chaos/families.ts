import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const ANSWERED_WITHIN_MS = 8_000
/** More patient than our form, so that the test never gives up on a lead first. */
const RETRY_FOR_MS = 90_000

export type Sent = { transactionId: string; phone: string; acknowledged: boolean; tries: number }

/** Submits a tour request to any server, retrying with one key as browsers do, until 2xx or timeout. */
export async function askForTour(
  number: number,
  servers: () => string[],
  random: () => number,
): Promise<Sent> {
  const transactionId = randomUUID()
  const phone = `(720) ${200 + (number % 700)}-${String(1_000 + Math.floor(number / 700)).padStart(4, '0')}`
  const body = { name: `Family ${number}`, phone, transactionId, captchaToken: `good-${transactionId}` }
  // Each family has its own address.
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  let tries = 0
  for (const until = Date.now() + RETRY_FOR_MS; Date.now() < until; await sleep(250 + 500 * random())) {
    const urls = servers()
    const url = urls[Math.floor(random() * urls.length)]
    if (!url) continue
    tries += 1
    if (await isTaken(`${url}/api/tour-requests`, body, address))
      return { transactionId, phone, acknowledged: true, tries }
  }
  return { transactionId, phone, acknowledged: false, tries }
}

async function isTaken(url: string, body: object, address: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
