import { CircleAlert } from 'lucide-react'

/** The server's message about the whole form. Also rendered empty, so that changes are announced. */
export function FormRefusal({ message }: { message: string | undefined }) {
  return (
    <p role="alert" className="flex gap-2 font-[620] text-bad empty:hidden">
      {message && (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5" />
          {message}
        </>
      )}
    </p>
  )
}
