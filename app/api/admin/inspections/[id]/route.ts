import { adminRoute } from '@/lib/accounts/admin-route'
import { answerFacility, facilityAnswer, lookUpFacility } from '@/lib/records/inspections/facilities'

/** Asks CMS which facility has the community's number. */
export const POST = adminRoute({ can: ['update', 'content'] }, ({ actor, id }) => lookUpFacility(actor, id))

/** Confirms or rejects the match with the community. */
export const PATCH = adminRoute({ body: facilityAnswer, can: ['update', 'content'] }, ({ actor, id, body }) =>
  answerFacility(actor, id, body),
)
