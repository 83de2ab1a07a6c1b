/** Used to smuggle a scheme past a check. */
const SUSPICIOUS = /[\p{Cc}\p{Cf}\s\\]/u

export function isWebAddress(text: string): boolean {
  if (SUSPICIOUS.test(text) || !/^https?:\/\/[^/]/i.test(text)) return false
  return URL.canParse(text)
}

/** The address if safe in an `href` (http(s), tel:, mailto:, a path or fragment), else null. */
export function safeHref(text: string): string | null {
  if (SUSPICIOUS.test(text)) return null
  if (/^\/(?!\/)/.test(text) || text.startsWith('#')) return text
  if (/^tel:\+?[\d().-]+(;ext=\d{1,8})?$/i.test(text)) return text
  if (/^mailto:[^@,]+@[^@,]+$/i.test(text)) return text
  return isWebAddress(text) ? text : null
}
