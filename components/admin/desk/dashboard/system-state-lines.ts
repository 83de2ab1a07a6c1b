import type { SystemState } from '@/lib/desk/dashboard/system-state'
import { writtenPhone } from '@/lib/platform/phones/written-phone'
import { shownMoment } from '@/lib/records/declare/shown-value'

type StateLine = { words: string; isFine: boolean; href: string; link: string }

/** The state of mail, staff accounts, numbers and link checks in sentences, problems first. */
export function systemStateLines(state: SystemState, timeZone: string): StateLine[] {
  const lines = [
    ...state.durabilityWarnings.map(durabilityLine),
    ...setAsideLines(state),
    mailLine(state),
    recipientLine(state),
    ...givenUpLines(state),
    ...setAsideMailLines(state),
    ...peopleLines(state),
    ...state.spamNumbers.map(spamLine),
    linkLine(state, timeZone),
  ]
  return [...lines.filter(({ isFine }) => !isFine), ...lines.filter(({ isFine }) => isFine)]
}

function durabilityLine(words: string): StateLine {
  return { words, isFine: false, href: '/admin/health', link: 'Health' }
}

function setAsideLines({ setAside }: SystemState): StateLine[] {
  if (setAside === 0) return []
  const words = `${counted(setAside, 'task was', 'tasks were')} set aside because of an error`
  return [{ words, isFine: false, href: '/admin/health#set-aside', link: 'View' }]
}

function mailLine({ mailIsSet }: SystemState): StateLine {
  const words = mailIsSet
    ? 'A mail server is set up'
    : 'No mail server is set up, so email is saved here but not delivered'
  return { words, isFine: mailIsSet, href: '/admin/mail', link: 'Mail' }
}

function recipientLine({ recipients }: SystemState): StateLine {
  const words =
    recipients === 0
      ? 'No one is notified of new requests'
      : `${counted(recipients, 'address is', 'addresses are')} notified of new requests`
  return { words, isFine: recipients > 0, href: '/admin/email-recipients', link: 'Recipients' }
}

function givenUpLines({ mailIsSet, failedAlerts, failedVisitorMail }: SystemState): StateLine[] {
  if (failedAlerts + failedVisitorMail === 0) {
    if (!mailIsSet) return []
    return [
      { words: 'No email failed in the last seven days', isFine: true, href: '/admin/mail', link: 'Mail' },
    ]
  }
  const lines = [
    { count: failedAlerts, one: 'alert to staff', many: 'alerts to staff', href: '/admin/mail' },
    {
      count: failedVisitorMail,
      one: 'email to a visitor',
      many: 'emails to visitors',
      href: '/admin/mail?to=visitors',
    },
  ]
  return lines
    .filter(({ count }) => count > 0)
    .map(({ count, one, many, href }) => {
      const words = `${counted(count, one, many)} failed in the last seven days`
      return { words, isFine: false, href, link: 'View' }
    })
}

function setAsideMailLines({ setAsideMails }: SystemState): StateLine[] {
  if (setAsideMails === 0) return []
  const words = `${counted(setAsideMails, 'email was', 'emails were')} set aside in the last seven days`
  return [{ words, isFine: true, href: '/admin/inbound-mails?state=set-aside', link: 'Check them' }]
}

function peopleLines({ people, invitations, adminsWithoutFactor }: SystemState): StateLine[] {
  const words = `${counted(people, 'person', 'people')} can sign in`
  const open = `${counted(invitations, 'invitation is', 'invitations are')} open`
  const bare = counted(adminsWithoutFactor, 'administrator has', 'administrators have')
  return [
    { words, isFine: true, href: '/admin/users', link: 'People' },
    ...(invitations > 0
      ? [{ words: open, isFine: true, href: '/admin/users/invitations', link: 'Invitations' }]
      : []),
    ...(adminsWithoutFactor > 0
      ? [{ words: `${bare} no second factor`, isFine: false, href: '/admin/users/sign-in', link: 'Sign-in' }]
      : []),
  ]
}

function spamLine(number: string): StateLine {
  const words = `${writtenPhone(number)} is probably labeled as spam`
  return { words, isFine: false, href: '/admin/response-times#first-calls', link: 'First calls' }
}

function linkLine({ linksCheckedAt }: SystemState, timeZone: string): StateLine {
  const words = linksCheckedAt
    ? `Links checked ${shownMoment(linksCheckedAt, timeZone)}`
    : 'Links have not been checked this week or last week'
  return { words, isFine: linksCheckedAt !== null, href: '/admin/links', link: 'Broken links' }
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
