/** `an article`, `a page`: the singular label of an entity with its article. */
export function withArticle(one: string): string {
  return `${/^(?!un|us)[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`
}
