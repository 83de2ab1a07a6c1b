import type { CampaignSeed, ConversionActionSeed } from '@/prisma/seed/data/content-shapes'

/** Mirror of a small ad account. The first two are the two tiers of reading 21. */
export const conversionActions: ConversionActionSeed[] = [
  {
    name: 'Tour request',
    label: 'tour_request',
    category: 'SUBMIT_LEAD_FORM',
    value: 250,
    countingType: 'ONE_PER_CLICK',
    status: 'ENABLED',
    primaryForGoal: true,
    attributionModel: 'GOOGLE_SEARCH_ATTRIBUTION_DATA_DRIVEN',
  },
  {
    name: 'Tour taken or moved in',
    label: 'tour_taken',
    category: 'QUALIFIED_LEAD',
    value: 250,
    countingType: 'ONE_PER_CLICK',
    status: 'ENABLED',
    primaryForGoal: true,
    attributionModel: 'GOOGLE_SEARCH_ATTRIBUTION_DATA_DRIVEN',
  },
  {
    name: 'Phone number tapped',
    label: 'phone_tap',
    category: 'CONTACT',
    value: 25,
    countingType: 'ONE_PER_CLICK',
    status: 'ENABLED',
    primaryForGoal: false,
    attributionModel: 'GOOGLE_ADS_LAST_CLICK',
  },
]

export const campaigns: CampaignSeed[] = [
  {
    name: 'Search | Denver and Boulder',
    status: 'ENABLED',
    budgetMicros: 85_000_000,
    biddingStrategy: 'TARGET_CPA',
    targetCpaMicros: 140_000_000,
    targetContentNetwork: false,
    impressions: 18_420,
    clicks: 1_106,
    conversions: 31,
    cost: 4_018.44,
    adGroups: [
      {
        name: 'Denver: assisted living',
        cpcBidMicros: 4_200_000,
        keywords: [
          { text: 'assisted living denver', matchType: 'EXACT' },
          { text: 'senior living south denver', matchType: 'PHRASE' },
          { text: 'help for mom at home or move', matchType: 'BROAD' },
        ],
        ads: [
          {
            headlines: ['A porch of 62 feet', 'Juniper House, Denver', 'Prices on the page'],
            descriptions: [
              'Assisted living in a 1926 house. Every price is on the page, with its date.',
              'Leave a name and a number. Phones are staffed from 7 am to 9 pm.',
            ],
            finalUrl: 'https://www.evergrove.example/assisted-living/denver',
            path1: 'assisted',
            path2: 'denver',
            status: 'ENABLED',
          },
        ],
      },
      {
        name: 'Boulder: independent living',
        cpcBidMicros: 3_600_000,
        keywords: [
          { text: 'independent living boulder', matchType: 'EXACT' },
          { text: 'retirement apartments boulder co', matchType: 'PHRASE' },
        ],
        ads: [
          {
            headlines: ['The fire is lit at four', 'Evergrove Lodge, Boulder', 'Your own key'],
            descriptions: [
              '64 apartments of log and stone. A bus to the trailhead twice a week.',
              'Rates and open rooms are on the page. Visit the same day.',
            ],
            finalUrl: 'https://www.evergrove.example/independent-living/boulder',
            path1: 'independent',
            path2: 'boulder',
            status: 'ENABLED',
          },
        ],
      },
    ],
  },
  {
    name: 'Search | Northern Colorado',
    status: 'ENABLED',
    budgetMicros: 45_000_000,
    biddingStrategy: 'MANUAL_CPC',
    targetCpaMicros: null,
    targetContentNetwork: false,
    impressions: 9_310,
    clicks: 512,
    conversions: 14,
    cost: 1_702.9,
    adGroups: [
      {
        name: 'Fort Collins: memory care',
        cpcBidMicros: 5_100_000,
        keywords: [
          { text: 'memory care fort collins', matchType: 'EXACT' },
          { text: 'dementia care larimer county', matchType: 'PHRASE' },
        ],
        ads: [
          {
            headlines: ['One kitchen table, 16 seats', 'Cottonwood Terrace', 'One rate, all care in it'],
            descriptions: [
              'A household of 16 with an enclosed courtyard. See prices before you call.',
              'Couples with different needs live 90 steps apart at most.',
            ],
            finalUrl: 'https://www.evergrove.example/memory-care/fort-collins',
            path1: 'memory-care',
            path2: 'fort-collins',
            status: 'ENABLED',
          },
        ],
      },
    ],
  },
  {
    name: 'Search | Pueblo and the Springs',
    status: 'PAUSED',
    budgetMicros: 30_000_000,
    biddingStrategy: 'MANUAL_CPC',
    targetCpaMicros: null,
    targetContentNetwork: false,
    impressions: 3_870,
    clicks: 241,
    conversions: 6,
    cost: 655.1,
    adGroups: [
      {
        name: 'Pueblo: both languages',
        cpcBidMicros: 2_900_000,
        keywords: [
          { text: 'assisted living pueblo', matchType: 'EXACT' },
          { text: 'residencia para mayores pueblo', matchType: 'PHRASE' },
        ],
        ads: [
          {
            headlines: ['Bread on Wednesdays', 'Casa Alameda, Pueblo', 'Se habla español'],
            descriptions: [
              '54 apartments around a fountain. 31 of 58 staff speak Spanish.',
              'Assisted living, memory care and nursing under one adobe roof.',
            ],
            finalUrl: 'https://www.evergrove.example/assisted-living/pueblo',
            path1: 'assisted',
            path2: 'pueblo',
            status: 'PAUSED',
          },
        ],
      },
    ],
  },
]
