'use client'

import { useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import type { Opened } from '@/components/admin/records/on-page/field-sheet'
import { SidePanel } from '@/components/admin/records/on-page/side-panel'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { toast } from '@/components/ui/toast-store'
import type { PageDraft, PageWork } from '@/lib/records/on-page/page-work'

type Props = {
  work: PageWork | null
  onOpen: (opened: Opened) => void
  onPublished: () => void
  onClose: () => void
}

/** The page's drafts, plans and faults, with one button that publishes all drafts of the page. */
export function PublishList({ work, onOpen, onPublished, onClose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { drafts = [], plans = [], faults = [], mayPublish = false } = work ?? {}
  const open = ({ entity, id }: { entity: string; id: string }) => onOpen({ path: entity, id, field: null })

  async function publishAll() {
    setBusy(true)
    setRefusal(null)
    let done = 0
    for (const draft of drafts) {
      const { refusal: refused } = await send(draft, mayPublish)
      if (refused) {
        const words = [refused.message, ...Object.values(refused.fieldErrors)].join(' ')
        setRefusal(`${draft.title}: ${words}`)
        break
      }
      done += 1
    }
    setBusy(false)
    if (done === 0) return
    const number = `${done} ${done === 1 ? 'change' : 'changes'}`
    toast(
      mayPublish
        ? { title: 'Published', description: `Visitors now see ${number}.` }
        : {
            title: 'Approval requested',
            description: `${number}. Colleagues who can publish have been notified.`,
          },
    )
    onPublished()
  }

  return (
    <SidePanel title="Publish" onClose={onClose}>
      <div role="alert" className="mb-3 empty:hidden">
        {refusal && <Message tone="bad">{refusal}</Message>}
      </div>
      {drafts.length === 0 && <p className="text-ink-soft">This page has no unpublished changes.</p>}
      <ul>
        {drafts.map((draft) => (
          <li
            key={`${draft.entity}/${draft.id}`}
            className="border-b border-line py-1.5 text-dense last:border-0"
          >
            <button type="button" onClick={() => open(draft)} className="text-link min-h-11 cursor-pointer">
              {draft.title}
            </button>
            <p className="text-ink-soft">
              {draft.isNew ? `New ${draft.kind}` : draft.changed.join(', ')}
              {!draft.isMine && `, by ${draft.by}`}
            </p>
          </li>
        ))}
      </ul>
      {drafts.length > 0 && (
        <Button
          variant="copper"
          className="mt-3"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void publishAll()}
        >
          {isBusy
            ? 'Sending…'
            : mayPublish
              ? `Publish ${drafts.length === 1 ? 'the change' : `all ${drafts.length} changes`}`
              : 'Ask for approval'}
        </Button>
      )}
      {plans.length > 0 && (
        <section aria-labelledby="panel-plans" className="mt-5">
          <h3 id="panel-plans" className="font-[620]">
            Scheduled
          </h3>
          <ul>
            {plans.map((plan) => (
              <li key={`${plan.entity}/${plan.id} ${plan.action}`} className="py-1.5 text-dense">
                <button
                  type="button"
                  onClick={() => open(plan)}
                  className="text-link min-h-11 cursor-pointer"
                >
                  {plan.title}
                </button>{' '}
                {plan.action === 'publish' ? 'will be published' : 'will be unpublished'}{' '}
                <ShownMoment at={plan.at} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {faults.length > 0 && (
        <section aria-labelledby="panel-faults" className="mt-5">
          <h3 id="panel-faults" className="font-[620]">
            Problems
          </h3>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.entity}/${fault.id} ${fault.words}`} className="py-1.5 text-dense">
                <button
                  type="button"
                  onClick={() => open(fault)}
                  className="text-link min-h-11 cursor-pointer"
                >
                  {fault.title}
                </button>
                <p className="text-bad wrap-anywhere">{fault.words}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SidePanel>
  )
}

function send({ entity, id }: PageDraft, mayPublish: boolean) {
  return mayPublish
    ? callAdmin('POST', `${entity}/${id}/publish`, {})
    : callAdmin('PUT', `${entity}/${id}/approval`, { action: 'publish' })
}
