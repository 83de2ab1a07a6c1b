import type { CampaignSeed, ConversionActionSeed, PageSections } from '@/prisma/seed/data/content-shapes'
import type * as shape from '@/prisma/seed/data/shapes'

export type SeedData = {
  siteSettings: shape.SiteSettingsSeed
  brand: shape.BrandSeed
  staffedHours: shape.StaffedHoursSeed[]
  tourCalendars: shape.TourCalendarSeed[]
  emailRecipients: shape.EmailRecipientSeed[]
  careNeeds: shape.CareNeedSeed[]
  contactTopics: shape.ContactTopicSeed[]
  jobs: shape.JobSeed[]
  redirects: shape.RedirectSeed[]
  careTypes: shape.CareTypeSeed[]
  amenities: shape.AmenitySeed[]
  communities: shape.CommunitySeed[]
  weeklyActivities: shape.WeeklyActivitySeed[]
  dailyMenus: shape.DailyMenuSeed[]
  floorPlans: shape.FloorPlanSeed[]
  fees: shape.FeeSeed[]
  careLevels: shape.CareLevelSeed[]
  rateIncreases: shape.RateIncreaseSeed[]
  galleries: shape.GallerySeed[]
  testimonials: shape.TestimonialSeed[]
  teamMembers: shape.TeamMemberSeed[]
  articles: shape.ArticleSeed[]
  posts: shape.PostSeed[]
  events: shape.EventSeed[]
  faqs: shape.FaqSeed[]
  socialPosts: shape.SocialPostSeed[]
  contentAssets: shape.ContentAssetSeed[]
  quizzes: shape.QuizSeed[]
  pageHeroes: shape.PageHeroSeed[]
  homepageSections: shape.HomepageSectionSeed[]
  homepageConfig: shape.HomepageConfigSeed[]
  pages: PageSections[]
  sitePages: shape.SitePageSeed[]
  landingPages: shape.LandingPageSeed[]
  exitIntentPopup: shape.ExitIntentPopupSeed
  conversionActions: ConversionActionSeed[]
  campaigns: CampaignSeed[]
}
