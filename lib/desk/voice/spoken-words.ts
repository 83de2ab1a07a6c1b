import 'server-only'
import { communityDirectory, named } from '@/lib/leads/tour-requests/directory'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'

/** Kinds of care that may be part of a community's name. */
const CARE_WORD =
  /\b(?:alzheimer\w*|assist\w*|care|dementia|disab\w*|health\w*|hospice|infirm\w*|medical|memory|nurs\w*|rehab\w*|respite|skilled|therap\w*)\b/i

/** All that the voice says. It speaks to staff only, and never of a name, a need or a kind of care. */
export const SPOKEN = {
  waiting: (place: string) =>
    `A family is waiting${place}. Press 1 to be connected, 2 to take it, 3 to pass.`,
  asked: (place: string) => `You asked for a call to a family${place}. Press 1 to be connected.`,
  incoming: (place: string) => `A call${place}. Press 1 to answer.`,
  test: 'This is a test. Press 1.',
  testDone: 'It works. Goodbye.',
  connecting: 'Connecting. Press star when you are done to log how it went.',
  recorded: 'This call is recorded. Tell them first.',
  howWasIt: 'Press 1 if you talked, 2 for voicemail, 3 for a wrong number.',
  logged: 'It is logged. Goodbye.',
  taken: 'It is yours. Goodbye.',
  passed: 'Someone else will be called. Goodbye.',
  noAnswer: 'No one answered. It is logged. Goodbye.',
  elsewhere: 'Someone else has the call. Goodbye.',
  gone: 'The caller hung up. Goodbye.',
  noKey: 'Goodbye.',
} as const

const careTypeNames = remembered('spoken-care-types', ['care_types'], async () =>
  (await db.careType.findMany({ select: { name: true } })).map(({ name }) => name.toLowerCase()),
)

/** ', Juniper House'; empty without a community, or when its name tells a kind of care. */
export async function spokenPlace(communityId: string | null): Promise<string> {
  const name = communityId && named(await communityDirectory(), communityId)?.name
  if (!name || CARE_WORD.test(name)) return ''
  const lower = name.toLowerCase()
  return (await careTypeNames()).some((care) => lower.includes(care)) ? '' : `, ${name}`
}
