import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { senderOf } from '@/lib/desk/households/sender-of'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

const MAX_REQUESTS = 100

/** Contacts, the one reached first leading, with requests in scope, refusals and consent; residents. */
export async function readMembers(actor: Actor, householdId: string) {
  const [household, requests] = await Promise.all([
    db.household.findUnique({
      where: { id: householdId },
      include: {
        contacts: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
        residents: {
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          include: { careTypes: { include: { careType: { select: { id: true, name: true } } } } },
        },
      },
    }),
    db.tourRequest.findMany({
      where: { AND: [{ householdId }, whereInScope(await leadScopeOf(actor))] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_REQUESTS,
      select: {
        id: true,
        createdAt: true,
        phoneE164: true,
        email: true,
        community: { select: { name: true } },
        consents: { where: { kind: 'contact', granted: true }, select: { createdAt: true }, take: 1 },
      },
    }),
  ])
  if (!household) return { contacts: [], residents: [] }
  const refusals = await refusalsOf(db, household.contacts)
  const sent = requests.map((request) => ({ ...request, sender: senderOf(household.contacts, request)?.id }))
  const contacts = household.contacts.map((contact) => {
    const { id, name, relationship, phoneE164, email, decides } = contact
    const own = sent.filter(({ sender }) => sender === id)
    const agreed = own.find(({ consents }) => consents.length > 0)
    return {
      id,
      name,
      relationship,
      phoneE164,
      email,
      decides,
      consentHow: contact.consentHow,
      phone: phoneE164 && writtenPhone(phoneE164),
      isFirst: isSame(household.phoneE164, phoneE164) || isSame(household.email, email),
      consent:
        consentOf(contact) ?? (agreed ? { how: 'request' as const, at: agreed.createdAt, by: null } : null),
      requests: own.map(({ id: requestId, createdAt, community }) => ({
        id: requestId,
        createdAt,
        community: community?.name ?? null,
      })),
      refusals: refusals.filter(({ target }) => target === phoneE164 || target === email),
    }
  })
  const residents = household.residents.map(({ careTypes, ...resident }) => {
    const { id, name, relationship, birthYear, livingSituation, timeFrame, notes } = resident
    return {
      id,
      name,
      relationship,
      birthYear,
      livingSituation,
      timeFrame,
      notes,
      careTypes: careTypes.map(({ careType }) => careType).sort((a, b) => a.name.localeCompare(b.name)),
    }
  })
  return { contacts: contacts.sort((a, b) => Number(b.isFirst) - Number(a.isFirst)), residents }
}

const isSame = (way: string | null, other: string | null) => way !== null && way === other

function consentOf(contact: { consentHow: string | null; consentAt: Date | null; consentBy: string | null }) {
  const { consentHow: how, consentAt: at, consentBy: by } = contact
  return how && at ? { how, at, by } : null
}

type Members = Awaited<ReturnType<typeof readMembers>>

export type FamilyContact = Members['contacts'][number]

export type FamilyResident = Members['residents'][number]
