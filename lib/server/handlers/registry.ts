import 'server-only'
import { forgottenPassword } from '@/lib/accounts/users/forgotten-password'
import { alertTest } from '@/lib/desk/alerts/alert-test'
import { alertWatch } from '@/lib/desk/alerts/alert-watch'
import { leadEscalation } from '@/lib/desk/alerts/escalation'
import { leadPush } from '@/lib/desk/alerts/lead-push'
import { recipientTest } from '@/lib/desk/alerts/recipient-test'
import { leadCrm } from '@/lib/desk/crm/lead-crm'
import { applyRetention } from '@/lib/desk/personal-data/apply-retention'
import { leadRouting } from '@/lib/desk/routing/lead-routing'
import { leadWebhook } from '@/lib/desk/webhooks/lead-webhook'
import { settleRsvps } from '@/lib/leads/events/settle-rsvps'
import { familyMail } from '@/lib/leads/family/family-mail'
import { familyText } from '@/lib/leads/family/family-text'
import { metaLead } from '@/lib/leads/lead-forms/meta-lead'
import { testLeadAlert } from '@/lib/leads/test-leads/test-lead-alert'
import { leadAlert } from '@/lib/leads/tour-requests/lead-alert'
import { leadText } from '@/lib/leads/tour-requests/lead-text'
import { partialLeadDue } from '@/lib/leads/tour-requests/partial-lead-due'
import { adSync } from '@/lib/marketing/advertising/sync-account'
import { adConversionStatus } from '@/lib/marketing/conversions/conversion-status'
import { adCorrection } from '@/lib/marketing/conversions/correct-conversion'
import { adConversion } from '@/lib/marketing/conversions/send-conversion'
import { weeklyNumbers } from '@/lib/marketing/weekly-report/weekly-numbers'
import { accountMail } from '@/lib/platform/mail/account-mail'
import { visitorMail } from '@/lib/platform/mail/visitor-mail'
import type { Handler } from '@/lib/platform/outbox/define-handler'
import { expireTagsAtMoment } from '@/lib/platform/outbox/expire-tags'
import { remindOfFacts } from '@/lib/records/facts/remind-owners'
import { completePictures } from '@/lib/records/images/complete-pictures'
import { checkLinks } from '@/lib/records/links/check-links'
import { checkPages } from '@/lib/records/page-uniqueness/check-pages'
import { firePublicationPlan } from '@/lib/records/publish/fire-plan'
import { fireRelease } from '@/lib/records/releases/plan-release'
import { removeFiles } from '@/lib/records/trash/remove-files'

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
  completePictures,
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
