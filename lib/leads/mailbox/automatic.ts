type Header = { key: string; value: string }

/** What no person wrote. `reply`: a bounce or an answering machine; `notice`: other mail of a program, or to a list. */
export type Automatic = 'reply' | 'notice'

/** Whether a program wrote the mail (RFC 3834), null for a person's. Agencies' own mails are notices too. */
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
