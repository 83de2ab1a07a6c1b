/** Fields whose effect is on no public page, with the place of it. */
export const EXCEPTIONS: Record<string, string> = {}
