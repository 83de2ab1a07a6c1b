/**
 * Keeps V8 from optimizing WebAssembly (Prisma's query compiler): a third of what a process that lives for seconds costs, and
 * the tests start some hundreds.
 */
export const QUICK_START = '--liftoff-only'
