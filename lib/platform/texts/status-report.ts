import 'server-only'
import type { Receipt } from '@/lib/platform/outbox/receipt'

/** The service's statuses; others (read, received, canceled) are ignored. */
const STATUSES: Record<string, Receipt['status']> = {
  accepted: 'queued',
  scheduled: 'queued',
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
}

/** Used when the service sends a code without a message. */
const REASONS: Record<string, string> = {
  '21610': 'the number has opted out of texts from us',
  '30003': 'the phone is switched off or out of reach',
  '30004': 'the number blocks these texts',
  '30005': 'the number is not in use',
  '30006': 'the number cannot receive texts (a landline)',
  '30007': 'the carrier filtered it as spam',
  '30008': 'the carrier gave no reason',
  '30034': 'our number is not registered with the carriers',
}

/** Parses the text service's status callback; null when there is nothing to store. `at` is ISO, UTC. */
export function readStatusReport(form: URLSearchParams, at: string): Receipt | null {
  const of = form.get('MessageSid') ?? form.get('SmsSid')
  const status = STATUSES[(form.get('MessageStatus') ?? form.get('SmsStatus') ?? '').toLowerCase()]
  if (!of || !status) return null
  const code = form.get('ErrorCode') ?? ''
  const why = form.get('ErrorMessage')?.slice(0, 500) || REASONS[code]
  const words = [code, why].filter(Boolean).join(': ')
  return { of, status, words: words || null, code: /^\d{1,9}$/.test(code) ? Number(code) : null, at }
}
