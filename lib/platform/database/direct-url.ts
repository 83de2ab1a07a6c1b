import 'server-only'
import { env } from '@/lib/platform/env'

/** The address that leads to PostgreSQL itself: for LISTEN, session settings, backups (decision 120). */
export const directUrl = (): string => env().DATABASE_DIRECT_URL ?? env().DATABASE_URL

/** True when DATABASE_URL leads to a pooler, which keeps no session between transactions. */
export const isPooled = (): boolean => env().DATABASE_DIRECT_URL !== undefined
