import 'server-only'
import { adSync } from '@/lib/ad-account/sync-account'
import { firePublicationPlan } from '@/lib/admin/fire-plan'
import { forgottenPassword } from '@/lib/auth/forgotten-password'
import { adConversionStatus } from '@/lib/conversions/conversion-status'
import { adCorrection } from '@/lib/conversions/correct-conversion'
import { adConversion } from '@/lib/conversions/send-conversion'
import { leadCrm } from '@/lib/crm/lead-crm'
import { alertTest } from '@/lib/desk/alert-test'
import { alertWatch } from '@/lib/desk/alert-watch'
import { leadEscalation } from '@/lib/desk/escalation'
import { leadPush } from '@/lib/desk/lead-push'
import { recipientTest } from '@/lib/desk/recipient-test'
import { settleRsvps } from '@/lib/events/settle-rsvps'
import { remindOfFacts } from '@/lib/facts/remind-owners'
import { familyMail } from '@/lib/family/family-mail'
import { familyText } from '@/lib/family/family-text'
import { metaLead } from '@/lib/lead-forms/meta-lead'
import { leadAlert } from '@/lib/leads/lead-alert'
import { leadText } from '@/lib/leads/lead-text'
import { partialLeadDue } from '@/lib/leads/partial-lead-due'
import { checkLinks } from '@/lib/links/check-links'
import { accountMail } from '@/lib/mail/account-mail'
import { visitorMail } from '@/lib/mail/visitor-mail'
import { weeklyNumbers } from '@/lib/numbers/weekly-numbers'
import type { Handler } from '@/lib/outbox/define-handler'
import { expireTagsAtMoment } from '@/lib/outbox/expire-tags'
import { applyRetention } from '@/lib/personal-data/apply-retention'
import { fireRelease } from '@/lib/releases/plan-release'
import { leadRouting } from '@/lib/routing/lead-routing'
import { testLeadAlert } from '@/lib/test-leads/test-lead-alert'
import { removeFiles } from '@/lib/trash/remove-files'
import { checkPages } from '@/lib/uniqueness/check-pages'
import { leadWebhook } from '@/lib/webhooks/lead-webhook'

/** Every kind of outbox row a worker can do. */
export const handlers: readonly Handler[] = [
  leadAlert,
  leadText,
  leadPush,
  alertWatch,
  leadEscalation,
  leadRouting,
  partialLeadDue,
  leadWebhook,
  metaLead,
  leadCrm,
  adConversion,
  adConversionStatus,
  adCorrection,
  adSync,
  recipientTest,
  alertTest,
  visitorMail,
  familyMail,
  familyText,
  accountMail,
  forgottenPassword,
  settleRsvps,
  expireTagsAtMoment,
  removeFiles,
  firePublicationPlan,
  fireRelease,
  applyRetention,
  remindOfFacts,
  weeklyNumbers,
  checkLinks,
  checkPages,
  testLeadAlert,
]
