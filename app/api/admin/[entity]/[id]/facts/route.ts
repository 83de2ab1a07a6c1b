import { readJson } from '@/lib/platform/http/read-json'
import { factChange, keepFact } from '@/lib/records/facts/keep-fact'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Vouches for a fact of a record, or says by when and by whom it is looked at; answers how its facts stand. */
export const PATCH = adminHandler(async ({ actor, entity, id, request }) => ({
  facts: await keepFact(actor, entity, id, await readJson(request, factChange)),
}))
