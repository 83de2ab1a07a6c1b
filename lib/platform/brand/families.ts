/** Type families that a company can choose. Ours come with every page; others are loaded where chosen. */
export const BODY_FAMILIES = ['atkinson', 'source-sans-3', 'public-sans'] as const
export const HEADING_FAMILIES = ['fraunces', 'source-serif-4', 'lora', 'like-text'] as const

export type BodyFamily = (typeof BODY_FAMILIES)[number]
export type HeadingFamily = (typeof HEADING_FAMILIES)[number]

export const FAMILY_LABELS: Record<BodyFamily | HeadingFamily, string> = {
  atkinson: 'Atkinson Hyperlegible',
  'source-sans-3': 'Source Sans',
  'public-sans': 'Public Sans',
  fraunces: 'Fraunces',
  'source-serif-4': 'Source Serif',
  lora: 'Lora',
  'like-text': 'The same as the text',
}
