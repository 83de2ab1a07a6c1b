import { registerHandlers } from '@/lib/platform/outbox/registered-handlers'

// Loaded only when a test needs them, and after its mocks.
registerHandlers(() => import('@/lib/server/handlers/registry'))
