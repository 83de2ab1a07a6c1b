'use client'

import { ActionButton } from '@/components/admin/kit/action-button'

/** Opens the site to visitors, or closes it again. */
export function OpeningButton({ isOpen, canOpen }: { isOpen: boolean; canOpen: boolean }) {
  if (isOpen)
    return (
      <ActionButton
        variant="outline"
        size="sm"
        path="setup/opening"
        body={{ isOpen: false }}
        done="The site is closed"
        confirm={{
          title: 'Close the site to visitors?',
          words: 'They see “Opening soon” until you open it again. Staff still see every page.',
          action: 'Close the site',
          keep: 'Keep it open',
        }}
      >
        Close
      </ActionButton>
    )
  return (
    <ActionButton
      size="sm"
      path="setup/opening"
      body={{ isOpen: true }}
      disabled={!canOpen}
      done="Visitors see the site"
      confirm={{
        title: 'Open the site to visitors?',
        words: 'Every published page is public from then on, and search engines may list it.',
        action: 'Open the site',
      }}
    >
      Open
    </ActionButton>
  )
}
