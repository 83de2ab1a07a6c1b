import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdLeadAside } from '@/components/admin/company/integrations/ad-lead-aside'
import { RecipientAside } from '@/components/admin/desk/email-recipients/recipient-aside'
import { MailAside } from '@/components/admin/desk/inbound-mails/mail-aside'
import { HeldAside } from '@/components/admin/desk/quarantine/held-aside'
import { NoAccess } from '@/components/admin/kit/no-access'
import { CampaignCostAside } from '@/components/admin/marketing/advertising/campaign-cost-aside'
import { DropOffAside } from '@/components/admin/marketing/drop-off/drop-off-aside'
import { TimesAside } from '@/components/admin/records/communities/times-aside'
import { ScriptsAside } from '@/components/admin/records/custom-scripts/scripts-aside'
import { DocumentAside } from '@/components/admin/records/documents/document-aside'
import { RecordScreen } from '@/components/admin/records/form/record-screen'
import { TestAside } from '@/components/admin/records/landing-tests/test-aside'
import { UniquenessAside } from '@/components/admin/records/page-uniqueness/uniqueness-aside'
import { AgencyClaims } from '@/components/admin/records/referral-agencies/agency-claims'
import { WithholdAside } from '@/components/admin/records/reviews/withhold-aside'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { isReleasable } from '@/lib/desk/tour-requests/quarantine'
import { entityAt } from '@/lib/records/entities/registry'
import { getRecord } from '@/lib/records/store/operations'
import { findDeleted } from '@/lib/records/trash/find-deleted'

type Props = { params: Promise<{ entity: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { entity: path, id } = await params
  const entity = entityAt(path)
  const actor = await pageActor()
  if (!entity || !can(actor, 'read', entity.area)) return {}
  const record = await getRecord(actor, entity, id).catch(() => null)
  if (record) return { title: `${record[entity.title] || 'Untitled'}, ${entity.labels.one}` }
  const deleted = await findDeleted(actor, entity, id)
  return { title: deleted ? `Deleted: ${deleted.record.title}` : 'Not found' }
}

export default async function RecordPage({ params }: Props) {
  const { entity: path, id } = await params
  const actor = await pageActor()
  const entity = entityAt(path)
  if (!entity || entity.kind === 'single') notFound()
  if (!can(actor, 'read', entity.area)) return <NoAccess what={entity.labels.many} />
  const aside = {
    emailRecipient: <RecipientAside actor={actor} id={id} />,
    referralAgency: <AgencyClaims actor={actor} id={id} />,
    leadFormDelivery: <AdLeadAside actor={actor} entity={entity} id={id} />,
    inboundMail: <MailAside actor={actor} entity={entity} id={id} />,
    landingPageTemplate: (
      <>
        <TestAside actor={actor} id={id} />
        <UniquenessAside actor={actor} id={id} />
        <ScriptsAside actor={actor} id={id} />
      </>
    ),
    campaign: <CampaignCostAside actor={actor} id={id} />,
    community: <TimesAside actor={actor} id={id} />,
    testimonial: <WithholdAside actor={actor} id={id} />,
    postAttachment: <DocumentAside actor={actor} entity={entity} id={id} />,
    contentAsset: <DocumentAside actor={actor} entity={entity} id={id} />,
    quiz: <DropOffAside actor={actor} id={id} />,
  }[entity.name as string]
  const held = isReleasable(entity) && <HeldAside actor={actor} entity={entity} id={id} />
  return <RecordScreen actor={actor} entity={entity} id={id} aside={aside ?? held} />
}
