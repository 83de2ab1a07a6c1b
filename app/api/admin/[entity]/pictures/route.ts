import { optionPictures } from '@/lib/records/lists/option-pictures'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Small pictures of the records named by `ids`, for a search among them: `{ pictures }` by id. */
export const GET = entityRoute(async ({ actor, entity, query }) => ({
  pictures: await optionPictures(actor, entity, (query.get('ids') ?? '').split(',')),
}))
