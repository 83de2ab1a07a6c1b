import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AgencyClaims } from '@/components/admin/agencies/agency-claims'
import { TimesAside } from '@/components/admin/communities/times-aside'
import { ScriptsAside } from '@/components/admin/custom-scripts/scripts-aside'
import { DropOffAside } from '@/components/admin/drop-off/drop-off-aside'
import { HeldAside } from '@/components/admin/held/held-aside'
import { AdLeadAside } from '@/components/admin/integrations/ad-lead-aside'
import { TestAside } from '@/components/admin/landing-tests/test-aside'
import { MailAside } from '@/components/admin/mailbox/mail-aside'
import { NoAccess } from '@/components/admin/no-access'
import { RecipientAside } from '@/components/admin/recipients/recipient-aside'
import { RecordScreen } from '@/components/admin/record-screen'
import { UniquenessAside } from '@/components/admin/uniqueness/uniqueness-aside'
import { pageActor } from '@/lib/admin/actor'
import { getRecord } from '@/lib/admin/operations'
import { can } from '@/lib/auth/access'
import { isReleasable } from '@/lib/desk/release-held'
import { entityAt } from '@/lib/entities/registry'
import { findDeleted } from '@/lib/trash/find-deleted'

type Props = { params: Promise<{ entity: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { entity: path, id } = await params
  const entity = entityAt(path)
  const actor = await pageActor()
  if (!entity || !can(actor, 'read', entity.name)) return {}
  const record = await getRecord(actor, entity, id).catch(() => null)
  if (record) return { title: `${record[entity.title] || 'Untitled'}, ${entity.labels.one}` }
  const deleted = await findDeleted(actor, entity, id)
  return { title: deleted ? `Deleted: ${deleted.record.title}` : 'Not found' }
}

/** The form of one record. */
export default async function RecordPage({ params }: Props) {
  const { entity: path, id } = await params
  const actor = await pageActor()
  const entity = entityAt(path)
  if (!entity || entity.kind === 'single') notFound()
  if (!can(actor, 'read', entity.name)) return <NoAccess what={entity.labels.many} />
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
    community: <TimesAside actor={actor} id={id} />,
    quiz: <DropOffAside actor={actor} id={id} />,
  }[entity.name as string]
  const held = isReleasable(entity) && <HeldAside actor={actor} entity={entity} id={id} />
  return <RecordScreen actor={actor} entity={entity} id={id} aside={aside ?? held} />
}
