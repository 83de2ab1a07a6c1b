import type { Control } from 'react-hook-form'
import { type Children, ChildrenPanel } from '@/components/admin/records/form/children-panel'
import type { FurtherTab } from '@/components/admin/records/form/form-tabs'
import { QuizTrial } from '@/components/admin/records/quizzes/quiz-trial'
import { MailTrial } from '@/components/admin/records/referral-agencies/mail-trial'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import { requireEntityAt } from '@/lib/records/entities/registry'

type Props = {
  entity: Entity
  record: AdminRecord | null
  control: Control<FormValues>
  childRecords: Children[]
}

/** Parts of a form besides its fields: a trial of what is typed, and the records within this one. */
export function furtherTabs({ entity, record, control, childRecords }: Props): FurtherTab[] {
  const trial =
    entity.name === 'quiz' ? (
      <QuizTrial control={control} />
    ) : entity.name === 'referralAgency' ? (
      <MailTrial control={control} agencyId={record?.id ?? null} />
    ) : null
  return [
    ...(trial ? [{ id: 'tab-trial', title: 'Try it', content: trial }] : []),
    ...(record
      ? childRecords.map((child) => ({
          id: `tab-${child.path}`,
          title: capitalized(requireEntityAt(child.path).labels.many),
          content: <ChildrenPanel {...child} parentId={record.id} />,
        }))
      : []),
  ]
}
