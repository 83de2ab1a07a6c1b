import { readJson } from '@/lib/platform/http/read-json'
import { factChange, updateFact } from '@/lib/records/facts/update-fact'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Confirms a fact, or sets its review date and owner; returns the state of the record's facts. */
export const PATCH = adminHandler(async ({ actor, entity, id, request }) => ({
  facts: await updateFact(actor, entity, id, await readJson(request, factChange)),
}))
