'use client'

import { useState } from 'react'
import { IssuedLink } from '@/components/admin/company/users/issued-link'
import { Card } from '@/components/admin/kit/card'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

/** Creates a password reset link for the administrator to pass on. */
export function ResetLink({ id, username }: { id: string; username: string }) {
  const { send, busy, refusal } = useAction()
  const [link, setLink] = useState<string | null>(null)

  async function create() {
    const issued = await send<{ link: string }>('POST', `users/${id}/password-reset`, {})
    if (issued) setLink(issued.link)
  }

  return (
    <Card title="Forgotten password">
      <p className="mb-4 text-ink-soft">
        A link works once, within one hour. Until it is used, the current password stays valid.
      </p>
      {link && (
        <div className="mb-4">
          <IssuedLink
            key={link}
            title="Link created"
            words={`Give it to ${username}. It is not emailed. Older links no longer work.`}
            link={link}
          />
        </div>
      )}
      <Button variant="outline" onClick={create} aria-disabled={busy}>
        {link ? 'Create another link' : 'Create a link'}
      </Button>
      <FormRefusal message={refusal?.message} />
    </Card>
  )
}
