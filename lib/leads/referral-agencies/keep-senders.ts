import 'server-only'
import { readSender } from '@/lib/leads/referral-agencies/senders'
import { invalidFields } from '@/lib/platform/errors'

type Values = Record<string, unknown>

/** Brings an agency's senders to the form in which they are compared. @throws AppError 400 at the field */
export function keepSenders(values: Values): Values {
  if (!Array.isArray(values.senders)) return values
  const senders = values.senders.map((typed) => {
    const sender = readSender(String(typed))
    if (!sender) throw invalidFields({ senders: `Please enter addresses or domains; “${typed}” is neither` })
    return sender
  })
  return { ...values, senders: [...new Set(senders)] }
}
