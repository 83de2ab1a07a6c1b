import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { ShownDay } from '@/components/admin/kit/company-zone'
import { WithholdForm } from '@/components/admin/records/reviews/withhold-form'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { testimonials } from '@/lib/records/entities/testimonials'
import { readWithholdings, type Withholding } from '@/lib/records/reviews/read-review-record'
import { getRecord } from '@/lib/records/store/operations'
import { withholdingWords } from '@/lib/site/communities/withholding-reasons'

/** Proposals to withhold a review, with the answer of a second person. */
export async function WithholdAside({ actor, id }: { actor: Actor; id: string }) {
  const review = await getRecord(actor, testimonials, id).catch(() => null)
  if (!review) return null
  const all = await readWithholdings(actor, id)
  const open = all.find(({ isEnded, isConfirmed }) => !isEnded && isConfirmed !== false)
  const mayChange = can(actor, 'update', testimonials.area)
  return (
    <Card title="Withholding this review">
      <div className="grid gap-3 text-dense">
        {all.map((withholding) => (
          <Line key={withholding.proposedAt} withholding={withholding} />
        ))}
        {!open && (
          <p className="text-ink-soft">
            Every review counts in the average, published or not. You can withhold one for one of five reasons
            if a second person agrees. Visitors see the reason.
          </p>
        )}
        {!open && mayChange && <WithholdForm id={id} />}
        {open && open.isConfirmed === null && mayChange && <Answer id={id} open={open} actor={actor} />}
      </div>
    </Card>
  )
}

function Line({ withholding }: { withholding: Withholding }) {
  const { reason, note, proposedByName, proposedAt, decidedByName, decidedAt, isConfirmed, isEnded } =
    withholding
  return (
    <section className="border-b border-line pb-3">
      <p className="font-[620]">Because {withholdingWords(reason)}</p>
      {note && <p>{note}</p>}
      <p className="text-ink-soft">
        Proposed by {proposedByName} on <ShownDay at={proposedAt} />.
        {decidedAt && (
          <>
            {` ${isConfirmed ? 'Confirmed' : 'Rejected'} by ${decidedByName} on `}
            <ShownDay at={decidedAt} />.
          </>
        )}
        {isEnded && ' It has been published since.'}
      </p>
    </section>
  )
}

function Answer({ id, open, actor }: { id: string; open: Withholding; actor: Actor }) {
  if (open.isOwn || !actor.mayPublish) return <p>A colleague who can publish has to decide.</p>
  const path = `testimonials/${id}/withholding`
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton
        method="PATCH"
        path={path}
        body={{ isConfirmed: true }}
        done="Review withheld"
        size="sm"
        confirm={{
          title: 'Withhold this review?',
          words:
            'It will be removed from the site. Visitors see that one review is withheld, and why. Its stars still count.',
          action: 'Withhold it',
        }}
      >
        Confirm
      </ActionButton>
      <ActionButton
        method="PATCH"
        path={path}
        body={{ isConfirmed: false }}
        done="Proposal rejected"
        size="sm"
        variant="outline"
      >
        Reject
      </ActionButton>
    </div>
  )
}
