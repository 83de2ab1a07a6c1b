/** Specification section 5. */
export const MIN_PASSWORD_LENGTH = 6

/** Recommended length (reading 2). */
const GOOD_PASSWORD_LENGTH = 12

/** Rates a password while it is typed. Only the server decides what is accepted. */
export function passwordStrength(password: string): { level: 0 | 1 | 2 | 3; words: string } {
  const length = [...password].length
  if (length === 0)
    return {
      level: 0,
      words: `At least ${MIN_PASSWORD_LENGTH} characters. ${GOOD_PASSWORD_LENGTH} or more is better`,
    }
  if (length < MIN_PASSWORD_LENGTH)
    return { level: 1, words: `Too short: at least ${MIN_PASSWORD_LENGTH} characters` }
  if (length < GOOD_PASSWORD_LENGTH) {
    return { level: 2, words: `Long enough. ${GOOD_PASSWORD_LENGTH} or more is better` }
  }
  if (new Set(password).size < MIN_PASSWORD_LENGTH)
    return { level: 2, words: 'Use more different characters' }
  return { level: 3, words: 'Good length' }
}
