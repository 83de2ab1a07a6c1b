import 'server-only'
import { NextRequest } from 'next/server'
import { knownBrowserCookieName } from '@/lib/accounts/access/known-browser'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import type { Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { clientAddress } from '@/lib/platform/http/client-address'
import { log } from '@/lib/platform/log'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { companyNameOrHost, siteUrl } from '@/lib/platform/site'

type AccessEvent = {
  action: string
  /** Null when unknown. */
  actor: { id: string; username: string } | null
  browser: Pick<Browser, 'ipAddress' | 'requestId'>
  on?: {
    entity:
      | 'user'
      | 'invitation'
      | 'apiKey'
      | 'partner'
      | 'webhookEndpoint'
      | 'leadFormDelivery'
      | 'crmConnection'
      | 'connection'
      | 'voiceSettings'
      | 'companySignIn'
    id: string | null
  }
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
}

/** Adds an entry to the append-only audit log. Never pass passwords or tokens. */
export async function recordAccess(
  tx: Tx,
  { action, actor, browser, on, before, after }: AccessEvent,
): Promise<void> {
  const { entity, id } = on ?? { entity: 'user', id: actor?.id ?? null }
  await tx.auditEntry.create({
    data: {
      actorId: actor?.id ?? null,
      actorName: actor?.username ?? null,
      action,
      entity,
      entityId: id,
      ...(before && { before }),
      ...(after && { after }),
      ipAddress: browser.ipAddress,
      requestId: browser.requestId,
    },
  })
  log.info({ event: action, userId: actor?.id, on: id, requestId: browser.requestId }, action)
}

type Person = { id: string; username: string }

const HEADINGS = {
  password: 'Your password was changed',
  email: 'Your account email address was changed',
  'totp-on': 'An authenticator app was set up for your account',
  'totp-off': 'The authenticator app for your account was turned off',
  'passkey-on': 'A passkey was added to your account',
  'passkey-off': 'A passkey was removed from your account',
  'recovery-codes': 'New recovery codes were created for your account',
  'recovery-used': 'A recovery code was used to sign in to your account',
  'second-factor-cleared': 'The second factor was removed from your account',
  'company-on': 'Your company account was connected to your account',
} as const

type NoticeKind = keyof typeof HEADINGS

/** Emails a user about a change to how they sign in, so that an attacker's change is noticed. */
export async function mailNotice(
  tx: Tx,
  what: NoticeKind,
  person: Person,
  to: string | null,
  requestId: string | null,
): Promise<void> {
  if (!to) return
  const settings = await tx.siteSettings.findFirst({ select: { companyName: true } })
  const company = companyNameOrHost(settings?.companyName)
  await queueAccountMail(
    tx,
    noticeMail,
    { what, company, username: person.username },
    {
      to,
      key: `${what}-notice:${person.id}`,
      endsAt: null,
      requestId,
    },
  )
}

type Notice = { what: NoticeKind; company: string; username: string }

export const noticeMail = defineMail<Notice>({
  name: 'sign-in-notice',
  by: 'staff',
  reader: 'staff',
  about: 'account',
  compose: ({ what, company, username }) => ({
    subject: HEADINGS[what],
    heading: HEADINGS[what],
    paragraphs: [
      `You sign in to ${company} as ${username}.`,
      'If this was you, no action is needed. If not, tell an administrator right away so they can disable the account.',
    ],
    facts: [],
    links: [{ label: 'Sign in', href: siteUrl('/login') }],
  }),
  samples: () =>
    (Object.keys(HEADINGS) as NoticeKind[]).map((what) => ({
      what,
      company: 'Sample Senior Living',
      username: 'dana',
    })),
})

export type Browser = {
  ipAddress: string | null
  userAgent: string | null
  requestId: string | null
  /** The session token it already has, which a new sign-in replaces. */
  sessionToken: string | undefined
  /** Cookie of a browser that has signed in before (lib/accounts/access/known-browser.ts). */
  knownBrowser?: string | undefined
}

export function browserOf(request: Request): Browser {
  const { cookies } = new NextRequest(request.url, { headers: request.headers })
  return {
    ipAddress: clientAddress(request.headers),
    userAgent: request.headers.get('user-agent'),
    requestId: request.headers.get('x-request-id'),
    sessionToken: cookies.get(sessionCookieName())?.value,
    knownBrowser: cookies.get(knownBrowserCookieName())?.value,
  }
}
