import { route } from '@/lib/platform/http/route'
import { getContactTopics } from '@/lib/site/contact-topics/contact-topics'

/** Topics of the lead form, fetched when a dialog about one of them is opened. */
export const GET = route(async () => Response.json(await getContactTopics()))
