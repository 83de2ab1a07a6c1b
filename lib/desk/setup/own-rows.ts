import 'server-only'
import { db } from '@/lib/platform/database/db'
import { usableTimeZone } from '@/lib/platform/time-zone'
import type { EntityName } from '@/lib/records/declare/field'
import { countDemoRecords, demoRecords } from '@/lib/records/demo/demo-records'

const CHECKED = [
  'siteSettings',
  'community',
  'emailRecipient',
  'homepageSection',
  'brand',
] as const satisfies EntityName[]

/** The rows behind the steps, without those that are the demo's as it brought them. */
export async function readOwnRows() {
  const [installation, demo, demoRecordCount, settings, brand, allCommunities, hours, recipients, sections] =
    await Promise.all([
      db.installation.findUnique({ where: { id: 1 } }),
      demoRecords(db, CHECKED),
      countDemoRecords(db),
      db.siteSettings.findFirst(),
      db.brand.findFirst(),
      db.community.findMany({
        orderBy: { createdAt: 'asc' },
        select: {
          id: true,
          name: true,
          active: true,
          imageId: true,
          _count: { select: { floorPlans: true, staffedHours: true, galleries: true } },
        },
      }),
      db.staffedHours.findMany({ where: { communityId: null } }),
      db.emailRecipient.findMany({ where: { active: true }, select: { id: true, email: true } }),
      db.homepageSection.findMany({ select: { id: true } }),
    ])
  const demoSince = installation?.seededAt ?? null
  const untouched = new Set(demo.filter(({ edited }) => edited.length === 0).map(({ record }) => record.id))
  const isOwn = ({ id }: { id: string }) => !untouched.has(id)
  const isEntered = (entity: EntityName, field: string) => {
    const ofDemo = demo.find((each) => each.entity.name === entity)
    return !ofDemo || ofDemo.editedNames.includes(field)
  }
  return {
    settings,
    timeZone: usableTimeZone(settings?.timeZone),
    /** Empty while they are the demo's. */
    name: isEntered('siteSettings', 'companyName') ? (settings?.companyName ?? '') : '',
    phone: isEntered('siteSettings', 'companyPhoneDisplay') ? (settings?.companyPhoneDisplay ?? '') : '',
    brand,
    isEnteredInBrand: (field: string) => isEntered('brand', field),
    communities: allCommunities.filter(isOwn),
    hours: hours.filter(({ createdAt }) => !demoSince || createdAt > demoSince),
    recipients: recipients.filter(isOwn),
    homeSections: sections.filter(isOwn).length,
    hasHomePage: sections.length > 0,
    demoSince,
    /** Of the kinds that are checked here: 0 when the demo is gone. */
    demoLeft: untouched.size,
    /** Of all kinds, edited ones included. */
    demoRecordCount,
    openedAt: installation?.openedAt ?? null,
  }
}

export type OwnRows = Awaited<ReturnType<typeof readOwnRows>>
