import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { readAlertTest } from '@/lib/desk/alerts/alert-test'
import { listOwnDevices } from '@/lib/desk/alerts/own-devices'
import type { OwnRows } from '@/lib/desk/setup/own-rows'
import type { StepKey } from '@/lib/desk/setup/steps'
import { textPairs } from '@/lib/platform/brand/palette'
import { storedPalette } from '@/lib/platform/brand/stored-palette'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { isMailConfigured } from '@/lib/platform/integrations/mail'
import { mailSender } from '@/lib/platform/mail/sender'
import { shownMoment, shownShortDay } from '@/lib/records/declare/shown-value'
import { lastRemoval } from '@/lib/records/demo/undo-removal'
import { countFindings } from '@/lib/records/links/link-findings'
import { zoneName } from '@/lib/site/content/format-date'
import { staffedHoursText } from '@/lib/site/content/staffed-hours-text'

/** A step as the rows have it; nobody marks a step as done. */
export type CheckedStep = { isDone: boolean; proof: string; action: { label: string; href: string } | null }

/** Every step with its proof. */
export async function checkSteps(actor: Actor, own: OwnRows): Promise<Record<StepKey, CheckedStep>> {
  const [recipients, mail, people, review, demo] = await Promise.all([
    recipientsStep(actor, own),
    mailStep(actor, own),
    peopleStep(actor),
    reviewStep(actor, own),
    demoStep(actor, own),
  ])
  const company = companyStep(own)
  return {
    company,
    look: lookStep(own),
    community: communityStep(own),
    hours: hoursStep(own),
    recipients,
    mail,
    people,
    review,
    demo,
    open: openStep(own, company),
  }
}

function companyStep({ settings, name, phone }: OwnRows): CheckedStep {
  // Until then the form is in the guide.
  const action = settings && { label: name && phone ? 'Edit' : 'All settings', href: '/admin/site-settings' }
  if (name && phone && settings)
    return { isDone: true, proof: `${name}, ${phone}, ${zoneName(settings.timeZone)}`, action }
  const missing = [!name && 'name', !phone && 'phone'].filter(Boolean).join(' and ')
  const proof = settings?.companyName
    ? `The ${missing} of the demo: ${[!name && settings.companyName, !phone && settings.companyPhoneDisplay].filter(Boolean).join(', ')}`
    : `Not entered yet: ${missing} and time zone`
  return { isDone: false, proof, action }
}

const PICTURES = ['logoImageId', 'iconImageId'] as const
const COLORS = ['paperColor', 'inkColor', 'primaryColor', 'accentColor'] as const

/** Done when the brand has a picture or a color that somebody entered, and no picture of the demo. */
function lookStep({ brand, isEnteredInBrand, demoLeft }: OwnRows): CheckedStep {
  const isOwn = (field: (typeof PICTURES | typeof COLORS)[number]) =>
    Boolean(brand?.[field]) && isEnteredInBrand(field)
  const hasPictureOfDemo = PICTURES.some((field) => brand?.[field] && !isEnteredInBrand(field))
  const isEntered = [...PICTURES, ...COLORS].some(isOwn)
  const isDone = isEntered && !hasPictureOfDemo
  const action = { label: isDone ? 'Edit' : 'Set up', href: '/admin/brand' }
  if (!isEntered) {
    const start = 'Until then the first letter of the name stands for a logo'
    return { isDone, proof: demoLeft > 0 ? 'The demo’s logo and colors' : start, action }
  }
  const contrast = Math.min(...textPairs(storedPalette(brand)).map((pair) => pair.contrast))
  const own = isOwn('logoImageId') ? 'Logo' : isOwn('iconImageId') ? 'Icon' : 'No logo yet'
  const picture = hasPictureOfDemo ? 'The demo’s logo' : own
  const proof = `${picture}, contrast of ${contrast.toFixed(1)}:1 or more. Favicon and share pictures are drawn from it.`
  return { isDone, proof, action }
}

function communityStep({ communities }: OwnRows): CheckedStep {
  const [first] = communities
  if (!first)
    return {
      isDone: false,
      proof: 'Its address, phone, prices and pictures',
      action: { label: 'Add', href: '/admin/communities/new' },
    }
  const { floorPlans, staffedHours, galleries } = first._count
  const others = communities.length - 1
  const off = communities.filter(({ active }) => !active).length
  const facts = [
    counted(floorPlans, 'plan'),
    staffedHours > 0 ? 'own hours' : 'the company’s hours',
    galleries > 0 ? 'pictures' : first.imageId ? 'one picture' : 'no pictures yet',
  ]
  const hidden = off > 0 ? `. Not published: ${off} of ${communities.length}` : ''
  const proof = `${first.name}, ${facts.join(', ')}${others > 0 ? `, and ${others} more` : ''}${hidden}`
  const isDone = off < communities.length
  return { isDone, proof, action: { label: 'Open', href: `/admin/communities/${first.id}` } }
}

function hoursStep({ hours }: OwnRows): CheckedStep {
  const action = { label: hours.length > 0 ? 'Edit' : 'Set up', href: '/admin/hours' }
  if (hours.length === 0)
    return { isDone: false, proof: 'Without them no call is promised for a certain time', action }
  const dates = hours.filter(({ date }) => date !== null).length
  const proof = `${staffedHoursText(hours)}${dates > 0 ? `, ${counted(dates, 'date')} of its own` : ''}`
  return { isDone: true, proof, action }
}

/** Tests, and alerts about real families, which prove as much. */
const PROOFS = ['recipient-test', 'alert-test', 'lead-alert']

/** Done when something reached the far side by mail, push or text. */
async function recipientsStep(actor: Actor, { recipients, timeZone }: OwnRows): Promise<CheckedStep> {
  const [devices, people, sent] = await Promise.all([
    listOwnDevices(actor),
    db.alertRules.count({ where: { OR: [{ byMail: true }, { byText: true }, { byCall: true }] } }),
    db.outboxItem.findMany({
      where: { kind: { in: PROOFS }, state: 'sent' },
      orderBy: { finishedAt: 'desc' },
      select: { channel: true, finishedAt: true },
      take: 50,
    }),
  ])
  const told = [
    recipients.length > 0 && counted(recipients.length, 'address', 'addresses'),
    people > 0 && counted(people, 'person', 'people'),
    devices.length > 0 && `${counted(devices.length, 'device')} of yours`,
  ].filter(Boolean)
  const arrived = ['email', 'push', 'text'].flatMap((channel) => {
    const at = sent.find((item) => item.channel === channel)?.finishedAt
    return at
      ? [`${channel === 'email' ? 'mail' : channel} ${shownShortDay(at.toISOString(), timeZone)}`]
      : []
  })
  const tests = arrived.length > 0 ? `Accepted: ${arrived.join(', ')}` : 'No test was accepted yet'
  return {
    isDone: told.length > 0 && arrived.length > 0,
    proof: told.length > 0 ? `${told.join(', ')}. ${tests}` : 'No one is alerted to new families',
    action: { label: told.length > 0 ? 'Edit' : 'Add', href: '/admin/email-recipients' },
  }
}

async function mailStep(actor: Actor, { timeZone }: OwnRows): Promise<CheckedStep> {
  const [sender, test] = await Promise.all([mailSender(), readAlertTest(actor, 'email')])
  const server = env().SMTP_URL ? new URL(env().SMTP_URL ?? '').hostname : null
  const action = { label: server ? 'Edit' : 'Set up', href: '/admin/connections/mail' }
  if (!isMailConfigured() || !server)
    return {
      isDone: false,
      proof: 'No mail server is set: mail is kept here and reaches nobody',
      action,
    }
  if (!sender) {
    const settings = { label: 'Enter', href: '/admin/site-settings#field-companyEmail' }
    return {
      isDone: false,
      proof: `${server}, but the company has no email address to send from`,
      action: settings,
    }
  }
  const isAccepted = test?.state === 'sent' || test?.state === 'delivered'
  const result = isAccepted
    ? `A test to ${test.to} was accepted ${shownMoment(test.askedAt, timeZone)}`
    : 'Not tested yet'
  return { isDone: isAccepted, proof: `${server}, from ${sender.address}. ${result}`, action }
}

async function peopleStep(actor: Actor): Promise<CheckedStep> {
  const another = { disabledAt: null, ...(actor.id && { NOT: { id: actor.id } }) }
  const [others, signedIn, invited] = await Promise.all([
    db.user.count({ where: another }),
    db.user.count({ where: { ...another, lastLoginAt: { not: null } } }),
    db.invitation.count({ where: { acceptedAt: null } }),
  ])
  const words = [
    others > 0 && `${counted(others, 'person has', 'people have')} an account, ${signedIn} signed in`,
    invited > 0 && `${counted(invited, 'invitation is', 'invitations are')} open`,
  ].filter(Boolean)
  return {
    isDone: words.length > 0,
    proof: words.join('. ') || 'Only you can sign in',
    action: { label: 'Invite', href: '/admin/users/new' },
  }
}

async function reviewStep(actor: Actor, { homeSections, hasHomePage }: OwnRows): Promise<CheckedStep> {
  const { count } = await countFindings(actor)
  const parts =
    homeSections > 0
      ? `Home page: ${counted(homeSections, 'part')} of yours`
      : 'You have not edited the home page yet'
  const links = count > 0 ? counted(count, 'broken link') : 'no known broken links'
  return {
    isDone: homeSections > 0 && count === 0,
    proof: hasHomePage ? `${parts}, ${links}` : 'The home page has no parts that you can edit',
    action: count > 0 ? { label: 'Links', href: '/admin/links' } : { label: 'Look', href: '/' },
  }
}

async function demoStep(
  actor: Actor,
  { demoSince, demoRecordCount, timeZone }: OwnRows,
): Promise<CheckedStep> {
  const action = { label: 'Preview', href: '/admin/setup/demo' }
  if (!demoSince) return { isDone: true, proof: 'This site was started without the demo', action: null }
  const removal = await lastRemoval(actor)
  if (!removal)
    return {
      isDone: false,
      proof: `${counted(demoRecordCount, 'record')} came with the demo. Those that you edited stay.`,
      action,
    }
  const undo = removal.mayUndo ? ` Undo until ${shownShortDay(removal.undoUntil, timeZone)}.` : ''
  const proof = `${counted(removal.records, 'record')} removed ${shownShortDay(removal.at, timeZone)} by ${removal.by}.${undo}`
  return { isDone: true, proof, action: removal.mayUndo ? { ...action, label: 'Open' } : null }
}

function openStep({ openedAt, demoLeft, timeZone }: OwnRows, company: CheckedStep): CheckedStep {
  if (!openedAt) return { isDone: false, proof: 'Visitors read “Opening soon”', action: null }
  const since = shownShortDay(openedAt.toISOString(), timeZone)
  const isOwn = company.isDone && demoLeft === 0
  const proof = isOwn ? `Open since ${since}` : `Open since ${since}: visitors see the demo`
  return { isDone: isOwn, proof, action: null }
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
