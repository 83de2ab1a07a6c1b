import * as z from 'zod'

// zod would try to compile code, which our pages' policy forbids. Import before modules with schemas.
if (typeof window !== 'undefined') z.config({ jitless: true })
