import 'server-only'
import { isIP } from 'node:net'
import * as z from 'zod'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { addressGroup } from '@/lib/platform/http/address-group'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { cleanEmail, isEmailAddress } from '@/lib/platform/typed-email'

type Kind = 'phone' | 'email' | 'domain' | 'address'

/** Normalized form by kind, or null for an invalid value. */
const COMPARED: Record<Kind, (typed: string) => string | null> = {
  phone: phoneE164,
  email: (typed) => {
    const address = cleanEmail(typed).toLowerCase()
    return isEmailAddress(address) ? address : null
  },
  domain: (typed) => {
    const domain = typed.replace(/^@/, '').toLowerCase()
    return z.hostname().safeParse(domain).success && domain.includes('.') ? domain : null
  },
  address: (typed) => (isIP(typed) ? addressGroup(typed) : null),
}

const FAULTS: Record<Kind, string> = {
  phone: 'Please enter a complete phone number',
  email: 'Please enter a complete email address',
  domain: 'Please enter a domain such as example.com',
  address: 'Please enter an IP address such as 203.0.113.9',
}

const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && kind in COMPARED

type Values = Record<string, unknown>

/** Normalizes a block list entry for comparison with senders. @throws AppError 400 at the field */
export function normalizeBlockEntry(values: Values, before: Values | null): Values {
  const { kind, value } = { ...before, ...values }
  if (!isKind(kind)) return values
  const compared = COMPARED[kind](String(value ?? '').trim())
  if (!compared) throw invalidFields({ value: FAULTS[kind] })
  return { ...values, value: compared }
}

export const blockedValues = remembered('blocked-senders', ['blocked_senders'], async () => {
  const rows = await db.blockedSender.findMany({ where: { active: true }, select: { value: true } })
  return new Set(rows.map(({ value }) => value))
})

type Sender = { phone?: string | null; email?: string | null; address: string | null }

/** Describes a block list match for staff, or null. `phone` and `email` are as typed, `address` is an IP. */
export async function blockedReason({ phone, email, address }: Sender): Promise<string | null> {
  const blocked = await blockedValues()
  if (blocked.size === 0) return null
  const mail = cleanEmail(email ?? '').toLowerCase()
  const number = phone && phoneE164(phone)
  if (number && blocked.has(number)) return 'The phone number is on the block list'
  if (mail && blocked.has(mail)) return 'The email address is on the block list'
  if (mail && blocked.has(mail.split('@').at(-1) ?? ''))
    return 'The domain of the email address is on the block list'
  if (address && blocked.has(addressGroup(address))) return 'The IP address is on the block list'
  return null
}
