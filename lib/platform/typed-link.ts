import { safeHref } from '@/lib/platform/safe-href'

/** An href for what people type: a path, 'example.org', an email or a phone number; null for other text. */
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

function phoneLink(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  if (text.startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `tel:+${digits}` : null
  if (/^1?[2-9]\d{9}$/.test(digits)) return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
  return null
}
