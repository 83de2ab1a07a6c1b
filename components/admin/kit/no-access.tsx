import { LockKeyhole } from 'lucide-react'
import { Link } from '@/components/ui/link'

/** Shown for a page that the person's role may not open. */
export function NoAccess({ what }: { what: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center p-8 text-center">
      <div className="max-w-112">
        <LockKeyhole aria-hidden="true" className="mx-auto size-10 text-copper" />
        <h1 className="mt-4">No access</h1>
        <p className="mt-3 text-ink-soft">
          Your role does not include {what}. An administrator can change that.{' '}
          <Link href="/admin" className="text-link">
            Back to the dashboard
          </Link>
        </p>
      </div>
    </div>
  )
}
