import { downsizingInSixWeekends } from '@/prisma/seed/data/blog-posts/downsizing-in-six-weekends'
import { fallsAndHomeSafety } from '@/prisma/seed/data/blog-posts/falls-and-home-safety'
import { memoryCareSignsAndFirstWeek } from '@/prisma/seed/data/blog-posts/memory-care-signs-and-first-week'
import { movingAParentFromAnotherState } from '@/prisma/seed/data/blog-posts/moving-a-parent-from-another-state'
import { talkingAboutItAtThanksgiving } from '@/prisma/seed/data/blog-posts/talking-about-it-at-thanksgiving'
import { twentyQuestionsForATour } from '@/prisma/seed/data/blog-posts/twenty-questions-for-a-tour'
import { vaAidAndAttendanceBasics } from '@/prisma/seed/data/blog-posts/va-aid-and-attendance-basics'
import { whatAssistedLivingCosts } from '@/prisma/seed/data/blog-posts/what-assisted-living-costs'
import type { ArticleSeed } from '@/prisma/seed/data/shapes'

/** Newest first. */
export const blogPosts: ArticleSeed[] = [
  talkingAboutItAtThanksgiving,
  whatAssistedLivingCosts,
  memoryCareSignsAndFirstWeek,
  movingAParentFromAnotherState,
  vaAidAndAttendanceBasics,
  downsizingInSixWeekends,
  twentyQuestionsForATour,
  fallsAndHomeSafety,
]
