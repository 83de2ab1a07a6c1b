import type { Palette } from '@/lib/platform/brand/palette'
import { escapeHtml } from '@/lib/platform/escape-html'
import type { MailCompany } from '@/lib/platform/mail/mail-company'
import { companyLogo } from '@/lib/platform/mail/mail-logo'
import { mailPage } from '@/lib/platform/mail/mail-page'
import { mapUrl } from '@/lib/platform/map-url'
import { siteUrl } from '@/lib/platform/site'
import { truncate } from '@/lib/platform/truncate'

export type MailCopy = {
  subject: string
  heading: string
  paragraphs: string[]
  /** `href`: a telephone, mail or map address. */
  facts: { label: string; value: string; href?: string | undefined }[]
  /** The first is the button. */
  links: { label: string; href: string }[]
  /** Who writes, if not the company. */
  writer?: { name: string; phone: string; dial: string } | undefined
}

/** For the footer of a bulletin. */
type Bulletin = { title: string; stopUrl: string }

/** Clients cut mails off at about 100 KB; escaped text can be six times as long. */
const MAX_VALUE = 5_000
const MAX_WORDS = 8_000
const MAX_FACTS = 40

/** Renders a mail as text and HTML; everything is escaped, since some of it comes from visitors. */
export function mailHtml(
  copy: MailCopy,
  company: MailCompany,
  bulletin: Bulletin | null = null,
): { text: string; html: string } {
  const short = shortened(copy)
  return { text: textOf(short, company, bulletin), html: htmlOf(short, company, bulletin) }
}

function shortened({ paragraphs, facts, ...copy }: MailCopy): MailCopy {
  let room = MAX_WORDS
  const clip = (words: string) => {
    const kept = truncate(words, Math.max(0, Math.min(MAX_VALUE, room)))
    room -= kept.length
    return kept.length < words.length ? `${kept} …` : kept
  }
  return {
    ...copy,
    heading: clip(copy.heading),
    paragraphs: paragraphs.map(clip).filter(Boolean),
    facts: facts
      .slice(0, MAX_FACTS)
      .map((fact) => ({ ...fact, label: clip(fact.label), value: clip(fact.value) }))
      .filter(({ value }) => value),
  }
}

function textOf(
  { heading, paragraphs, facts, links, writer }: MailCopy,
  company: MailCompany,
  bulletin: Bulletin | null,
) {
  const signature = writer && writer.name !== company.name ? [writer.name, company.name] : [company.name]
  return `${[
    `${heading}\n${'='.repeat(Math.min(heading.length, 60))}`,
    ...paragraphs,
    facts.map(factText).join('\n'),
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    [...signature, writer?.phone ?? company.phone.display].filter(Boolean).join('\n'),
    ['--', company.name, ...company.address, company.phone.display, siteUrl()].filter(Boolean).join('\n'),
    bulletin && `Stop the email “${bulletin.title}”:\n${bulletin.stopUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** A map address is shown, a telephone address repeats its number. */
function factText({ label, value, href }: MailCopy['facts'][number]): string {
  return `${label}: ${value}${href?.startsWith('http') ? `\n${href}` : ''}`
}

function htmlOf(
  { heading, paragraphs, facts, links, writer }: MailCopy,
  company: MailCompany,
  bulletin: Bulletin | null,
) {
  const own = writer ?? { name: company.name, phone: company.phone.display, dial: company.phone.dial }
  const phones = [own, { phone: company.phone.display, dial: company.phone.dial }]
  const [main, ...others] = links
  return mailPage({
    title: heading,
    logo: companyLogo(company.look.version),
    palette: company.look.palette,
    company: company.name,
    body: [
      `<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:bold;color:${company.look.palette.ink}">${escapeHtml(heading)}</h1>`,
      ...paragraphs.map(
        (words) => `<p style="margin:0 0 16px">${withPhones(words, phones, company.look.palette)}</p>`,
      ),
      factTable(facts, company.look.palette),
      main ? button(main, company.look.palette) : '',
      ...others.map(
        ({ label, href }) => `<p style="margin:0 0 12px">${link(label, href, company.look.palette)}</p>`,
      ),
      signature(own, company),
    ],
    footer: footer(company, bulletin),
  })
}

const linkStyle = (palette: Palette) => `color:${palette.copper};text-decoration:underline`

/** A number stays on one line. */
function link(label: string, href: string, palette: Palette): string {
  const own = linkStyle(palette)
  const style = href.startsWith('tel:') ? `${own};white-space:nowrap` : own
  return `<a class="link" href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/** The numbers of the writer and of the company become links; any other text stays text. */
function withPhones(words: string, phones: { phone: string; dial: string }[], palette: Palette): string {
  const known = phones.find(({ phone, dial }) => phone && dial && words.includes(phone))
  if (!known) return lines(words)
  return words
    .split(known.phone)
    .map(lines)
    .join(link(known.phone, `tel:${known.dial}`, palette))
}

/** Labels above values, so that a table fits 320 px. */
function factTable(facts: MailCopy['facts'], palette: Palette): string {
  if (facts.length === 0) return ''
  const rows = facts.map(({ label, value, href }) => {
    const shown = href
      ? `<a class="link" href="${escapeHtml(href)}" style="${linkStyle(palette)}">${lines(value)}</a>`
      : lines(value)
    return `<tr><td class="rule" style="padding:10px 0;border-top:1px solid ${palette.line};word-break:break-word"><span class="soft" style="font-size:15px;color:${palette['ink-soft']}">${escapeHtml(label)}</span><br>${shown}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.join('')}</table>`
}

/** The cell carries color and padding, which Outlook ignores on links. */
function button({ label, href }: MailCopy['links'][number], palette: Palette): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="button" bgcolor="${palette.copper}" height="52" align="center" style="border-radius:8px;background-color:${palette.copper}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;font-size:18px;line-height:24px;font-weight:bold;color:${palette.card};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}

function signature(
  { name, phone, dial }: { name: string; phone: string; dial: string },
  company: MailCompany,
): string {
  const names = name === company.name ? [name] : [name, company.name]
  const call = dial ? link(phone, `tel:${dial}`, company.look.palette) : escapeHtml(phone)
  return `<p style="margin:24px 0 0">${[...names.map(escapeHtml), call].filter(Boolean).join('<br>')}</p>`
}

function footer({ name, phone, address, look: { palette } }: MailCompany, bulletin: Bulletin | null): string {
  return [
    escapeHtml(name),
    ...(address.length > 0 ? [link(address.join(', '), mapUrl(address), palette)] : []),
    [
      ...(phone.display ? [link(phone.display, `tel:${phone.dial}`, palette)] : []),
      link(new URL(siteUrl()).host, siteUrl(), palette),
    ].join(' &middot; '),
    ...(bulletin ? [link(`Stop the email “${bulletin.title}”`, bulletin.stopUrl, palette)] : []),
  ].join('<br>')
}
