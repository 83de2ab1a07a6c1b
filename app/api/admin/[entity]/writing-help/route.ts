import { entityRoute } from '@/lib/records/store/entity-route'
import { askForHelp, helpRequest } from '@/lib/records/writing-help/ask-for-help'

/** Suggests a text for a field, `{ text, warnings }`; nothing is stored. */
export const POST = entityRoute(helpRequest, ({ actor, entity, body }) => askForHelp(actor, entity, body))
