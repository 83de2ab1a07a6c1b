/** Keeps V8 from optimizing WebAssembly (Prisma's query compiler), a third of a short process's cost. */
export const QUICK_START = '--liftoff-only'
