/** Search engines cut longer titles in the middle of a word. */
export const MAX_TITLE = 60

/** Words that leave a cut title hanging. */
const HANGING = /[\s,;:.–-]+(?:a|an|and|at|by|for|from|in|of|on|or|our|the|to|with|your)$/i

/**
 * A page's title with the company's name where both fit into 60 characters, else alone; a longer one ends
 * after a part or a whole word. `isWhole`: the name must not be appended.
 */
export function pageTitle(title: string, companyName: string): { text: string; isWhole: boolean } {
  if (`${title} | ${companyName}`.length <= MAX_TITLE) return { text: title, isWhole: false }
  return { text: shortened(title), isWhole: true }
}

function shortened(title: string): string {
  if (title.length <= MAX_TITLE) return title
  const parts = [...title.matchAll(/[:;,.–]\s|\s–\s/g)].map(({ index }) => title.slice(0, index))
  const part = parts.filter(({ length }) => length >= MAX_TITLE / 3 && length <= MAX_TITLE).at(-1)
  if (part) return part
  const words = title.slice(0, MAX_TITLE + 1)
  let cut = words.slice(0, Math.max(words.lastIndexOf(' '), 0)) || title.slice(0, MAX_TITLE)
  while (HANGING.test(cut)) cut = cut.replace(HANGING, '')
  return cut.replace(/[\s,;:.–-]+$/, '')
}
