import { CircleAlert } from 'lucide-react'

/** What the server said about the whole form; its place exists before the words. */
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
