import { adminRoute } from '@/lib/accounts/admin-route'
import { sampleMails } from '@/lib/records/referral-agencies/sample-mails'

/** Mails for testing an agency's rules. */
export const GET = adminRoute(({ actor, query }) => sampleMails(actor, query.get('agency')))
