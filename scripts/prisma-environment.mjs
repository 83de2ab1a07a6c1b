import { fileURLToPath } from 'node:url'

/** Environment of every Prisma command: our engine instead of a download, no telemetry. */
export const prismaEnvironment = {
  PRISMA_SCHEMA_ENGINE_BINARY: fileURLToPath(new URL('./prisma-schema-engine.mjs', import.meta.url)),
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
}
