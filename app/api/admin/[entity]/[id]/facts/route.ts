import { adminHandler } from '@/lib/admin/admin-handler'
import { factChange, keepFact } from '@/lib/facts/keep-fact'
import { readJson } from '@/lib/http/read-json'

/** Vouches for a fact of a record, or says by when and by whom it is looked at; answers how its facts stand. */
export const PATCH = adminHandler(async ({ actor, entity, id, request }) => ({
  facts: await keepFact(actor, entity, id, await readJson(request, factChange)),
}))
