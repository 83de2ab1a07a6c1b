import { FileQuestionMark } from 'lucide-react'
import { Link } from '@/components/ui/link'

/** Unknown back-office URL. Next sends it with status 200 once the layout has started to stream. */
export default function AdminNotFound() {
  return (
    <div className="grid min-h-[60vh] place-items-center p-8 text-center">
      <div className="max-w-112">
        <FileQuestionMark aria-hidden="true" className="mx-auto size-10 text-copper" />
        <h1 className="mt-4">Page not found</h1>
        <p className="mt-3 text-ink-soft">
          This page of the back office does not exist or was removed. Items deleted in the last 30 days are in
          the{' '}
          <Link href="/admin/trash" className="text-link">
            trash
          </Link>
          .
        </p>
        <p className="mt-3">
          <Link href="/admin" className="text-link">
            Back to the dashboard
          </Link>
        </p>
      </div>
    </div>
  )
}
