import type { EmailRecipientSeed } from '@/prisma/seed/data/shapes'

/** Recipients of alerts for every new request, from any community. */
export const emailRecipients: EmailRecipientSeed[] = [
  { email: 'leads@evergrove.example', name: 'Lead desk, all communities' },
  { email: 'manager-on-duty@evergrove.example', name: 'Manager on duty' },
]
