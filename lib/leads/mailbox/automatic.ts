type Header = { key: string; value: string }

/** `reply`: a bounce or auto-reply; `notice`: other automated mail, or to a list. */
export type Automatic = 'reply' | 'notice'

/** Classifies automated mail (RFC 3834); null for a person's. Agency mail is often a notice, too. */
export function automaticKind(headers: readonly Header[], fromAddress: string | null): Automatic | null {
  const value = (name: string) =>
    headers
      .find(({ key }) => key.toLowerCase() === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const submitted = value('auto-submitted')
  const local = fromAddress?.split('@')[0]?.toLowerCase() ?? ''
  const isReply =
    submitted.startsWith('auto-replied') ||
    value('content-type').startsWith('multipart/report') ||
    value('return-path') === '<>' ||
    value('precedence') === 'auto_reply' ||
    ['mailer-daemon', 'postmaster'].includes(local)
  if (isReply) return 'reply'
  const isNotice =
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'list', 'junk'].includes(value('precedence')) ||
    value('list-id') !== '' ||
    value('list-unsubscribe') !== ''
  return isNotice ? 'notice' : null
}
