import { toast } from '@/components/ui/toast-store'
import { apiRequest, errorBody } from '@/lib/browser/api-request'

/** Claims the lead while the phone app opens; shows a message if somebody was faster. */
export async function claimLead(leadId: string): Promise<void> {
  await apiRequest('POST', `/api/admin/tour-requests/${leadId}/claim`, {}).catch((error: unknown) => {
    const { message } = errorBody(error)
    if (message) toast({ title: message, variant: 'destructive' })
  })
}
