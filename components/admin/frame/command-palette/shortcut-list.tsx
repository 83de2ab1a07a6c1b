'use client'

import { KEYS } from '@/components/admin/frame/command-palette/shortcuts'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'

/** Lists the keyboard shortcuts and links to the setting that turns them off. */
export function ShortcutList({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Keys</DialogTitle>
        <dl className="mt-4 divide-y divide-line">
          {KEYS.map(({ keys, words }) => (
            <div key={words} className="flex items-center gap-4 py-2.5">
              <dt className="flex w-28 flex-none gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid min-h-8 min-w-8 place-items-center rounded-badge border border-line-strong bg-paper px-2 font-sans text-dense font-[620]"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="text-control">{words}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-dense text-ink-soft">
          On a Mac, use ⌘ instead of Ctrl. You can turn off the keys without Ctrl in{' '}
          <Link href="/admin/account" onClick={() => onOpenChange(false)} className="text-link">
            your account
          </Link>
          .
        </p>
      </DialogContent>
    </Dialog>
  )
}
