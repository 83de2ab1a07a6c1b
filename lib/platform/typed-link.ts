import { safeHref } from '@/lib/platform/safe-href'

/**
 * The link that somebody means who types an address as people do: a path or web address, 'example.org', an e-mail address, a
 * phone number of ten digits or with its country. Null for anything that is none or may not be linked to.
 */
export function typedLink(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const mail = text.replace(/^mailto:/i, '')
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}(\?\S*)?$/i.test(mail)) return safeHref(`mailto:${mail}`)
  const phone = phoneLink(text.replace(/^tel:/i, ''))
  if (phone) return phone
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text)) return safeHref(`https://${text}`)
  return safeHref(text)
}

/** '(303) 555-0140' → 'tel:+13035550140' */
function phoneLink(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  if (text.startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `tel:+${digits}` : null
  if (/^1?[2-9]\d{9}$/.test(digits)) return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
  return null
}
