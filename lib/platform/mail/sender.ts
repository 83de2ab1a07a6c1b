import 'server-only'
import { env } from '@/lib/platform/env'
import { isMailConfigured, oneLine } from '@/lib/platform/integrations/mail'
import { type MailCompany, mailCompany } from '@/lib/platform/mail/mail-company'
import { siteUrl } from '@/lib/platform/site'

type Sender = {
  /** 'Birch Court Homes <hello@example.com>' */
  header: string
  address: string
}

/**
 * The sender of mail: the address of MAIL_FROM, else that of the company's settings, under the company's
 * name. Null without an address, because an invented one could be someone else's.
 */
export async function mailSender(): Promise<Sender | null> {
  return senderOf(await mailCompany())
}

export function senderOf({ name, email }: Pick<MailCompany, 'name' | 'email'>): Sender | null {
  const address = addressIn(env().MAIL_FROM) ?? email
  return address ? { header: `${quoted(name)} <${address}>`, address } : null
}

/** True when mail leaves: a server is set, and there is an address that it comes from. */
export async function canSendMail(): Promise<boolean> {
  return isMailConfigured() && (await mailSender()) !== null
}

/** The address of 'Name <address>' or of a bare address; null without one. */
function addressIn(header: string | undefined): string | null {
  if (!header) return null
  const address = (/<([^<>]+)>\s*$/.exec(header)?.[1] ?? header).trim()
  return address.includes('@') ? address : null
}

/** A display name with special characters must be quoted (RFC 5322). */
function quoted(name: string): string {
  const plain = oneLine(name)
  return /^[\p{L}\p{M}\p{N} !#$%&'*+/=?^_`{|}~-]*$/u.test(plain)
    ? plain
    : `"${plain.replace(/["\\]/g, '\\$&')}"`
}

/** The site's host without 'www.'. */
export function siteDomain(): string {
  return new URL(siteUrl()).hostname.replace(/^www\./, '')
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** True when one of the two domains is part of the other: mail.example.com and example.com. */
export function isOwnDomain(domain: string, site: string): boolean {
  return domain === site || domain.endsWith(`.${site}`) || site.endsWith(`.${domain}`)
}
