import 'server-only'
import type * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { heldKinds } from '@/lib/desk/personal-data/held-kinds'
import { countHeldRows, findHeldRows, type HeldKind } from '@/lib/desk/personal-data/held-rows'
import { type personSchema, readPerson } from '@/lib/desk/personal-data/person'
import { recordRequest } from '@/lib/desk/personal-data/requests'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { db } from '@/lib/platform/database/db'
import { FALLBACK, siteUrl } from '@/lib/platform/site'

/** The person's own copy, times in ISO 8601 (UTC); logged. @throws AppError 400 by field, 403 */
export async function exportPerson(actor: Actor, typed: z.output<typeof personSchema>): Promise<object> {
  assertCan(actor, 'export', 'persons')
  const person = readPerson(typed)
  const held = await findHeldRows(db, person)
  const copies = Object.entries(heldKinds).map(async ([kind, { copyName, copy }]) => {
    return [copyName, await copy(held[kind as HeldKind])] as const
  })
  const [rows, settings] = await Promise.all([Promise.all(copies), companySettings()])
  await recordRequest(db, actor, 'export', person, { rows: countHeldRows(held) })
  return {
    about: {
      what: 'Everything held about the person with this email address or phone number',
      from: settings?.companyName ?? FALLBACK.companyName,
      website: siteUrl('/'),
      email: person.email,
      phone: person.phone,
      madeAt: new Date().toISOString(),
      rows: countHeldRows(held),
    },
    ...Object.fromEntries(rows),
  }
}
