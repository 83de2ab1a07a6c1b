import { fileURLToPath } from 'node:url'

/** Variables every Prisma command runs with: our engine in place of a download, no call home. */
export const prismaEnvironment = {
  PRISMA_SCHEMA_ENGINE_BINARY: fileURLToPath(new URL('./prisma-schema-engine.mjs', import.meta.url)),
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
}
