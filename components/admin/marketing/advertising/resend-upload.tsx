import { ActionButton } from '@/components/admin/kit/action-button'

export function ResendUpload({ id, about }: { id: string; about: string }) {
  return (
    <div>
      <ActionButton variant="outline" size="sm" path={`advertising/uploads/${id}`} done="Sending again">
        Send again<span className="sr-only"> {about}</span>
      </ActionButton>
    </div>
  )
}
