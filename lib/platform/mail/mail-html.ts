import { escapeHtml } from '@/lib/platform/escape-html'

export type MailCopy = {
  subject: string
  heading: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  links: { label: string; href: string }[]
}

/** Renders a mail as text and HTML; everything is escaped, since some of it comes from visitors. */
export function mailHtml({ heading, paragraphs, facts, links }: MailCopy): { text: string; html: string } {
  const text = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...links.map(({ label, href }) => `${label}:\n${href}`),
  ].join('\n\n')
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const html = [
    '<!doctype html><html lang="en"><body style="font: 18px/1.5 sans-serif; color: #1d2b25">',
    `<h1 style="font-size: 24px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`),
    `<table cellpadding="6">${rows.join('')}</table>`,
    ...links.map(({ label, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`),
    '</body></html>',
  ].join('\n')
  return { text: `${text}\n`, html }
}
