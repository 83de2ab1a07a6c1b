import { subDays } from 'date-fns'
import type { createAdAccount } from '@/tests/support/ad-account'

/** Fills a small account: campaigns, an ad group with its parts, a conversion action, two days of metrics. */
export function fillAdAccount(account: ReturnType<typeof createAdAccount>): void {
  account.setRows('conversion_action', [
    {
      conversionAction: {
        id: '700000001',
        name: 'Tour request',
        status: 'ENABLED',
        category: 'SUBMIT_LEAD_FORM',
        primaryForGoal: true,
        countingType: 'MANY_PER_CLICK',
        valueSettings: { defaultValue: 250, defaultCurrencyCode: 'USD' },
        tagSnippets: [{ eventSnippet: "gtag('event', {'send_to': 'AW-123456789/AbC-D_efG'})" }],
      },
    },
  ])
  account.setRows('campaign', [
    campaign('111', 'Denver Search', {
      biddingStrategyType: 'TARGET_CPA',
      targetCpa: { targetCpaMicros: '80000000' },
    }),
    campaign('112', 'Boulder Search', { status: 'PAUSED', networkSettings: { targetGoogleSearch: true } }),
    campaign('113', 'Memory care'),
  ])
  account.setRows('ad_group', [
    {
      adGroup: { id: '331', name: 'Assisted living', status: 'ENABLED', cpcBidMicros: '2500000' },
      campaign: { id: '111' },
    },
  ])
  account.setRows('ad_group_criterion', [
    keyword('331', '900', 'assisted living denver'),
    keyword('331', '901', 'jobs', { negative: true }),
  ])
  account.setRows('ad_group_ad', [
    {
      adGroupAd: {
        status: 'ENABLED',
        ad: {
          id: '551',
          finalUrls: ['https://evergrove.example/denver'],
          responsiveSearchAd: {
            headlines: [{ text: 'Visit us' }, { text: 'Tour today' }],
            descriptions: [{ text: 'Warm.' }],
            path1: 'denver',
          },
        },
      },
      adGroup: { id: '331' },
    },
  ])
  account.setRows('campaign:days', [
    day('111', 1, { impressions: '1200', clicks: '84', conversions: 6.5, costMicros: '312450000' }),
    day('111', 2, { impressions: '100', costMicros: '9007199254740993' }),
    day('112', 1, { impressions: '5' }),
  ])
  account.setRows('ad_group:days', [
    { ...day('111', 1, { clicks: '80', costMicros: '300000000' }), adGroup: { id: '331' } },
  ])
  account.setRows('keyword_view:days', [
    {
      ...day('111', 1, { clicks: '70', costMicros: '290000000' }),
      adGroup: { id: '331' },
      adGroupCriterion: { criterionId: '900' },
    },
  ])
}

/** A campaign in Google's format. */
export function campaign(id: string, name: string, more: object = {}) {
  const networkSettings = {
    targetGoogleSearch: true,
    targetSearchNetwork: false,
    targetContentNetwork: false,
  }
  return {
    campaign: { id, name, status: 'ENABLED', biddingStrategyType: 'MANUAL_CPC', networkSettings, ...more },
    campaignBudget: { amountMicros: '50000000' },
  }
}

function keyword(adGroup: string, criterionId: string, text: string, more: object = {}) {
  const criterion = { criterionId, keyword: { text, matchType: 'PHRASE' }, status: 'ENABLED', ...more }
  return { adGroupCriterion: criterion, adGroup: { id: adGroup } }
}

/** The date this many days ago in the account's time zone. */
export function ago(days: number): string {
  return subDays(new Date(), days).toLocaleDateString('en-CA', { timeZone: 'America/Denver' })
}

/** A campaign's metrics on one day. */
export function day(id: string, daysAgo: number, metrics: object) {
  return { segments: { date: ago(daysAgo) }, metrics, campaign: { id } }
}
