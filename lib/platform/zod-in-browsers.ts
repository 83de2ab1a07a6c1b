import * as z from 'zod'

// In a browser zod would try whether it may make code from text, which our pages' policy forbids and reports. It asks as a
// schema is made, so a file whose schemas run there imports this one first.
if (typeof window !== 'undefined') z.config({ jitless: true })
