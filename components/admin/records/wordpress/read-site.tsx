'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { PasswordField } from '@/components/auth/password-field'
import type { ReadAnswer } from '@/lib/records/wordpress/read-site'

/** Reads a WordPress by its address, a page of it with each request, and opens the import. */
export function ReadSite({ address = '' }: { address?: string }) {
  const router = useRouter()
  const action = useAction({ redraw: false })
  const [progress, setProgress] = useState<ReadAnswer | null>(null)
  const initial = { address, username: '', password: '' }
  const { values, field } = useFields(initial, action.errors, 'wordpress')
  const { username, password } = values

  // Who leaves the page stops the reading, and is not brought back by it.
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function read() {
    let answer = await action.send<ReadAnswer>('POST', 'wordpress', values)
    while (answer && isShown.current) {
      setProgress(answer)
      if (answer.isDone) return router.push(`/admin/wordpress/${answer.id}`)
      answer = await action.send<ReadAnswer>('POST', `wordpress/${answer.id}/read`, { username, password })
    }
  }

  const { value, ...ofPassword } = field('password')
  return (
    <ActionForm
      action={action}
      label="Read the old site"
      className="grid max-w-160 gap-4"
      onSend={read}
      submit={progress ? 'Continue' : 'Read the old site'}
      busyWords="Reading..."
    >
      <TextField
        {...field('address')}
        label="URL of the old site"
        type="url"
        inputMode="url"
        placeholder="https://"
        readOnly={address !== ''}
      />
      <TextField
        {...field('username')}
        label="Username in WordPress"
        hint="Of an editor or an administrator"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...ofPassword}
        label="Application password"
        hint="Create one in WordPress under Users, Profile. It is used only to read the site and is not stored. Remove it in WordPress afterward."
        autoComplete="new-password"
        dense
      />
      <p aria-live="polite" className="text-dense text-ink-soft">
        {progress &&
          `${progress.read.toLocaleString('en-US')} of ${progress.total.toLocaleString('en-US')} posts and pages read`}
      </p>
    </ActionForm>
  )
}
