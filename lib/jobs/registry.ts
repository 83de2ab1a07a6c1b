import 'server-only'
import type { Job } from '@/lib/jobs/define-job'
import { deliverLeadAlert } from '@/lib/jobs/handlers/deliver-lead-alert'

/** Every job a worker can do. */
export const jobs: readonly Pick<Job<never>, 'name' | 'run'>[] = [deliverLeadAlert]
