import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'

type Props = { leadId: string; name: string; alerts: number; isErased: boolean }

/** Deletes a test lead, and points to erasure for a family's own. */
export function DeleteLead({ leadId, name, alerts, isErased }: Props) {
  const goes = ['the request', 'its history and notes', 'its consents', alertWords(alerts)]
  return (
    <Card title="Test request?">
      <p className="text-ink-soft">
        Deleting removes it from every count.
        {!isErased && (
          <>
            {' '}
            If a family asked for this,{' '}
            <Link href="/admin/personal-data" className="text-link">
              erase its data
            </Link>{' '}
            instead.
          </>
        )}
      </p>
      <ActionButton
        variant="ghost"
        className="mt-3 -ml-3 text-bad"
        method="DELETE"
        path={`tour-requests/${leadId}`}
        done="Deleted"
        leadsTo="/admin/tour-requests"
        confirm={{
          title: `Delete the request from ${name}?`,
          words: `This permanently deletes ${goes.filter(Boolean).join(', ')}. Reports no longer count it. The activity log keeps the deletion, without the name.`,
          action: 'Delete',
        }}
      >
        Delete this request
      </ActionButton>
    </Card>
  )
}

function alertWords(alerts: number): string {
  return alerts === 0 ? '' : `${alerts} ${alerts === 1 ? 'alert' : 'alerts'} with every attempt`
}
