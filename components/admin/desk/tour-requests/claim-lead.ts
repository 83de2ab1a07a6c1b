import { toast } from '@/components/ui/toast-store'
import { apiRequest, refusalOf } from '@/lib/browser/api-request'

/** Says that the person is calling. Nobody waits for it: the phone app opens meanwhile. Whoever is too late hears so. */
export async function claimLead(leadId: string): Promise<void> {
  await apiRequest('POST', `/api/admin/tour-requests/${leadId}/claim`, {}).catch((error: unknown) => {
    const { message } = refusalOf(error)
    if (message) toast({ title: message, variant: 'destructive' })
  })
}
