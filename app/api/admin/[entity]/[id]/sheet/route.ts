import { sheetData } from '@/lib/records/on-page/sheet-data'
import { entityRoute } from '@/lib/records/store/entity-route'

/** A record with draft, rights, history, comments and uses, for the sheet by its page; `new` begins one. */
export const GET = entityRoute(({ actor, entity, id, query }) =>
  sheetData(actor, entity, id, { isNew: query.has('new') }),
)
