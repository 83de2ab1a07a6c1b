/** Control characters, spaces and backslashes are how a scheme is smuggled past a check. */
const SUSPICIOUS = /[\p{Cc}\p{Cf}\s\\]/u

/** Whether the text is an absolute http(s) address with a host. */
export function isWebAddress(text: string): boolean {
  if (SUSPICIOUS.test(text) || !/^https?:\/\/[^/]/i.test(text)) return false
  return URL.canParse(text)
}

/**
 * The address when it is safe in an `href`: http(s), tel:, mailto:, or a path or fragment of this site. Anything
 * else (javascript:, data:, //host …) is null. Used on write and, for older rows, wherever a stored link is rendered.
 */
export function safeHref(text: string): string | null {
  if (SUSPICIOUS.test(text)) return null
  if (/^\/(?!\/)/.test(text) || text.startsWith('#')) return text
  if (/^tel:\+?[\d().-]+(;ext=\d{1,8})?$/i.test(text)) return text
  if (/^mailto:[^@,]+@[^@,]+$/i.test(text)) return text
  return isWebAddress(text) ? text : null
}
