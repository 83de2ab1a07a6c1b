/**
 * Marks a pattern that is compared with folded text (decision 099). Prisma has no operator for that, so its
 * statements are changed before they are sent. A noncharacter, which Unicode keeps for use inside a program.
 */
export const FOLDED = '\ufdd0'

/** How Prisma writes a filter of mode `insensitive`: `"t0"."name" ILIKE ('%' || $1 || '%')`. */
const COMPARISON = /((?:"\w+"\.)*"\w+") ILIKE (\((?:'%' \|\| )?\$(\d+)(?: \|\| '%')?\)|\$(\d+))/g

type Statement = { text: string; values?: unknown[] }

/** The statement with `fold_text` around what is compared with marked patterns, and without the marks. */
export function withFoldedComparisons<S extends Statement>(statement: S): S {
  const { text, values } = statement
  if (!values?.some(isMarked)) return statement
  return {
    ...statement,
    text: text.replace(COMPARISON, (comparison, column, pattern, inside, alone) =>
      isMarked(values[Number(inside ?? alone) - 1]) ? `fold_text(${column}) LIKE ${pattern}` : comparison,
    ),
    values: values.map((value) => (isMarked(value) ? value.replaceAll(FOLDED, '') : value)),
  }
}

function isMarked(value: unknown): value is string {
  return typeof value === 'string' && value.includes(FOLDED)
}
