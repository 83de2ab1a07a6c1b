import 'server-only'
import { readSender } from '@/lib/leads/referral-agencies/senders'
import { invalidFields } from '@/lib/platform/errors'

type Values = Record<string, unknown>

/** Normalizes an agency's senders. @throws AppError 400 at the field */
export function normalizeSenders(values: Values): Values {
  if (!Array.isArray(values.senders)) return values
  const senders = values.senders.map((typed) => {
    const sender = readSender(String(typed))
    if (!sender)
      throw invalidFields({ senders: `Please enter email addresses or domains; “${typed}” is neither` })
    return sender
  })
  return { ...values, senders: [...new Set(senders)] }
}
