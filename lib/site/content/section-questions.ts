import type { SectionItem } from '@/lib/site/content/section-content'

/** Questions of all `faq` sections; answers are HTML. */
export function questionsIn(sections: { sectionType: string; items: SectionItem[] }[]) {
  return sections
    .filter(({ sectionType }) => sectionType === 'faq')
    .flatMap(({ items }) => items.map(({ title, text }) => ({ question: title, answer: text })))
}
