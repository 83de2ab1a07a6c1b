import { campaigns, conversionActions } from '@/prisma/seed/data/ads'
import { amenities } from '@/prisma/seed/data/amenities'
import { blogPosts } from '@/prisma/seed/data/blog-posts'
import { brand } from '@/prisma/seed/data/brand'
import { careNeeds } from '@/prisma/seed/data/care-needs'
import { careTypes } from '@/prisma/seed/data/care-types'
import { communities } from '@/prisma/seed/data/communities'
import { dailyMenus, weeklyActivities } from '@/prisma/seed/data/community-week'
import { contactTopics } from '@/prisma/seed/data/contact-topics'
import { contentAssets } from '@/prisma/seed/data/content-assets'
import { emailRecipients } from '@/prisma/seed/data/email-recipients'
import { events } from '@/prisma/seed/data/events'
import { exitIntentPopup } from '@/prisma/seed/data/exit-intent'
import { faqs } from '@/prisma/seed/data/faqs'
import { floorPlans } from '@/prisma/seed/data/floor-plans'
import { galleries } from '@/prisma/seed/data/galleries'
import { homepageConfig, homepageSections } from '@/prisma/seed/data/homepage'
import { jobs } from '@/prisma/seed/data/jobs'
import { landingPages } from '@/prisma/seed/data/landing-pages'
import { pages } from '@/prisma/seed/data/page-content-sections'
import { pageHeroes } from '@/prisma/seed/data/page-heroes'
import { posts } from '@/prisma/seed/data/posts'
import { careLevels, fees, rateIncreases } from '@/prisma/seed/data/price-terms'
import { quizzes } from '@/prisma/seed/data/quizzes'
import { redirects } from '@/prisma/seed/data/redirects'
import { sitePages } from '@/prisma/seed/data/site-pages'
import { siteSettings } from '@/prisma/seed/data/site-settings'
import { socialPosts } from '@/prisma/seed/data/social-posts'
import { staffedHours } from '@/prisma/seed/data/staffed-hours'
import { teamMembers } from '@/prisma/seed/data/team-members'
import { testimonials } from '@/prisma/seed/data/testimonials'
import { tourCalendars } from '@/prisma/seed/data/tour-calendars'
import type { SeedData } from '@/prisma/seed/seed-data'

export const demoData: SeedData = {
  siteSettings,
  brand,
  staffedHours,
  tourCalendars,
  emailRecipients,
  careNeeds,
  contactTopics,
  jobs,
  redirects,
  careTypes,
  amenities,
  communities,
  weeklyActivities,
  dailyMenus,
  floorPlans,
  fees,
  careLevels,
  rateIncreases,
  galleries,
  testimonials,
  teamMembers,
  articles: blogPosts,
  posts,
  events,
  faqs,
  socialPosts,
  contentAssets,
  quizzes,
  pageHeroes,
  homepageSections,
  homepageConfig,
  pages,
  sitePages,
  landingPages,
  exitIntentPopup,
  conversionActions,
  campaigns,
}
