import { firstSevenDays } from '@/prisma/seed/data/content-assets/first-seven-days'
import { seniorLivingGuide } from '@/prisma/seed/data/content-assets/senior-living-guide'
import { winterAtHome } from '@/prisma/seed/data/content-assets/winter-at-home'
import type { ContentAssetSeed } from '@/prisma/seed/data/shapes'

/** In the order of the resource library. */
export const contentAssets: ContentAssetSeed[] = [seniorLivingGuide, firstSevenDays, winterAtHome]
