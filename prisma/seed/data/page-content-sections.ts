import type { PageSections } from '@/prisma/seed/data/content-shapes'
import { aboutUs } from '@/prisma/seed/data/page-sections/about-us'
import { accessibility } from '@/prisma/seed/data/page-sections/accessibility'
import { additionalLtc } from '@/prisma/seed/data/page-sections/additional-ltc'
import { beautySalon } from '@/prisma/seed/data/page-sections/beauty-salon'
import { careNavigator } from '@/prisma/seed/data/page-sections/care-navigator'
import { carePoints } from '@/prisma/seed/data/page-sections/care-points'
import { careers } from '@/prisma/seed/data/page-sections/careers'
import { chaplaincy } from '@/prisma/seed/data/page-sections/chaplaincy'
import { communitiesList } from '@/prisma/seed/data/page-sections/communities'
import { compareCareLevels } from '@/prisma/seed/data/page-sections/compare-care-levels'
import { contact } from '@/prisma/seed/data/page-sections/contact'
import { courtyardsPatios } from '@/prisma/seed/data/page-sections/courtyards-patios'
import { dining } from '@/prisma/seed/data/page-sections/dining'
import { familyStoriesAndReviews } from '@/prisma/seed/data/page-sections/family-stories-and-reviews'
import { fitnessTherapy } from '@/prisma/seed/data/page-sections/fitness-therapy'
import { forProfessionals } from '@/prisma/seed/data/page-sections/for-professionals'
import { fromTheHospital } from '@/prisma/seed/data/page-sections/from-the-hospital'
import { inHomeCare } from '@/prisma/seed/data/page-sections/in-home-care'
import { longTermCareColorado } from '@/prisma/seed/data/page-sections/long-term-care-colorado'
import { ltcWatch } from '@/prisma/seed/data/page-sections/ltc-watch'
import { management } from '@/prisma/seed/data/page-sections/management'
import { pricingAndAvailability } from '@/prisma/seed/data/page-sections/pricing-and-availability'
import { privacy } from '@/prisma/seed/data/page-sections/privacy'
import { safetyWithDignity } from '@/prisma/seed/data/page-sections/safety-with-dignity'
import { services } from '@/prisma/seed/data/page-sections/services'
import { servicesLongTermCare } from '@/prisma/seed/data/page-sections/services-long-term-care'
import { stageCares } from '@/prisma/seed/data/page-sections/stage-cares'
import { stageCaresApp } from '@/prisma/seed/data/page-sections/stage-cares-app'
import { terms } from '@/prisma/seed/data/page-sections/terms'
import { virtualTourAndFloorplans } from '@/prisma/seed/data/page-sections/virtual-tour-and-floorplans'
import { whyEvergrove } from '@/prisma/seed/data/page-sections/why-evergrove'

/** Sections of the informational pages (reading 27). */
export const pages: PageSections[] = [
  aboutUs,
  whyEvergrove,
  services,
  management,
  servicesLongTermCare,
  chaplaincy,
  dining,
  beautySalon,
  fitnessTherapy,
  courtyardsPatios,
  stageCares,
  stageCaresApp,
  carePoints,
  fromTheHospital,
  safetyWithDignity,
  ltcWatch,
  additionalLtc,
  longTermCareColorado,
  inHomeCare,
  communitiesList,
  compareCareLevels,
  careNavigator,
  pricingAndAvailability,
  virtualTourAndFloorplans,
  familyStoriesAndReviews,
  forProfessionals,
  careers,
  contact,
  accessibility,
  privacy,
  terms,
]
