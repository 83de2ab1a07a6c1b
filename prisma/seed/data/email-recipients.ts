import type { EmailRecipientSeed } from '@/prisma/seed/data/shapes'

/** Who is told of every new request, whatever the house. */
export const emailRecipients: EmailRecipientSeed[] = [
  { email: 'leads@evergrove.example', name: 'Lead desk, all communities' },
  { email: 'manager-on-duty@evergrove.example', name: 'Manager on duty' },
]
