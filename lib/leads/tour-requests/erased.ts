/** Replaces the name of an erased person. */
export const ERASED_NAME = 'Erased'
