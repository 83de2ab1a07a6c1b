import { casaAlamedaPlans } from '@/prisma/seed/data/floor-plans/casa-alameda'
import { cottonwoodTerracePlans } from '@/prisma/seed/data/floor-plans/cottonwood-terrace'
import { evergroveLodgePlans } from '@/prisma/seed/data/floor-plans/evergrove-lodge'
import { juniperCommunityPlans } from '@/prisma/seed/data/floor-plans/juniper-house'
import { larkspurCommonsPlans } from '@/prisma/seed/data/floor-plans/larkspur-commons'
import { redMesaCourtPlans } from '@/prisma/seed/data/floor-plans/red-mesa-court'
import type { FloorPlanSeed } from '@/prisma/seed/data/shapes'

export const floorPlans: FloorPlanSeed[] = [
  ...evergroveLodgePlans,
  ...juniperCommunityPlans,
  ...cottonwoodTerracePlans,
  ...redMesaCourtPlans,
  ...casaAlamedaPlans,
  ...larkspurCommonsPlans,
]
