'use client'

import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

/** Ends a test by keeping one of the versions. */
export function EndTest({ id, hasAnswer }: { id: string; hasAnswer: boolean }) {
  const { send, busy, refusal } = useAction({ redraw: false })

  async function keep(version: 'a' | 'b') {
    // The form on this page still shows the old texts.
    if (await send('POST', `landing-page-templates/${id}/test/end`, { keep: version }))
      window.location.reload()
  }

  return (
    <div className="grid gap-3">
      <FormRefusal message={refusal?.message} />
      <div className="flex flex-wrap gap-2">
        {(['a', 'b'] as const).map((version) => (
          <ConfirmDialog
            key={version}
            title={`Keep version ${version.toUpperCase()}?`}
            words={`${hasAnswer ? '' : 'There is no result yet. '}The test ends, and from now on every visitor sees version ${version.toUpperCase()}.`}
            action={`Keep ${version.toUpperCase()}`}
            onConfirm={() => keep(version)}
            trigger={
              <Button variant="outline" size="sm" aria-disabled={busy}>
                Keep {version.toUpperCase()}
              </Button>
            }
          />
        ))}
      </div>
    </div>
  )
}
