import { duration } from '@/lib/marketing/reports/duration'

type Facts = Record<string, unknown>

/** How a ringing phone ended, after the person's name. */
const RANG: Record<string, string> = {
  took: 'took it by phone',
  passed: 'passed it on by phone',
  busy: 'was called: the line was busy',
  failed: 'was called: the number could not be reached',
  'not-connected': 'pressed 1, but the call dropped before it was connected',
}

/** Text of a history entry about a phone call that the system made or took. */
export function callEventCopy(
  type: 'phone-rang' | 'not-rung' | 'voicemail' | 'call-recorded',
  facts: Facts,
): { title: string; text?: string | undefined } {
  switch (type) {
    case 'phone-rang':
      return { title: phoneRang(facts) }
    case 'not-rung':
      return {
        title: 'No phone rang',
        text:
          facts.reason === 'limit'
            ? 'The hourly limit for calls was reached.'
            : 'Neither the community nor the company has a number.',
      }
    case 'voicemail':
      return { title: 'The caller left a voicemail', text: lengthOf(facts) }
    case 'call-recorded':
      return { title: 'The call was recorded', text: lengthOf(facts) }
  }
}

function phoneRang({ person, how }: Facts): string {
  const who = typeof person === 'string' ? person : 'Someone'
  return `${who} ${RANG[String(how)] ?? 'was called: no key was pressed'}`
}

function lengthOf({ seconds }: Facts): string | undefined {
  return typeof seconds === 'number' ? duration(seconds) : undefined
}
