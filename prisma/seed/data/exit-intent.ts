import type { ExitIntentPopupSeed } from '@/prisma/seed/data/shapes'

/** A single row; title and button use the words of specification section 3. */
export const exitIntentPopup: ExitIntentPopupSeed = {
  title: "Wait! Don't Miss This",
  message:
    'Before you go, take our free Senior Living Guide: what each kind of care means, what it costs in Colorado, and twenty questions to ask on a tour. It takes about four minutes to read.',
  ctaText: 'Get My Free Guide',
  ctaLink: '/resources/senior-living-guide',
  image: 'articles/bookshelf-with-guide.webp',
}
