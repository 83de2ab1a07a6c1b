import { Card } from '@/components/admin/kit/card'
import { DocumentFindings } from '@/components/admin/records/documents/document-findings'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import { readCheck } from '@/lib/records/documents/store-check'
import { getRecord } from '@/lib/records/store/operations'

type Props = { actor: Actor; entity: Entity; id: string }

/** The list of what to fix in the PDF of a file or resource; nothing for a record without one. */
export async function DocumentAside({ actor, entity, id }: Props) {
  const record = await getRecord(actor, entity, id).catch(() => null)
  if (!record?.objectKey || record.mimeType !== 'application/pdf') return null
  const findings = await readCheck(String(record.objectKey))
  return (
    <Card title="Accessibility">
      {findings ? (
        <DocumentFindings findings={findings} />
      ) : (
        <p className="text-dense text-ink-soft">The PDF is checked within ten minutes.</p>
      )}
    </Card>
  )
}
