import { type LeadSource, OUR_FORM } from '@/lib/leads/sources/lead-source'

/** A professional who refers somebody with the form for professionals (decision 106). */
export const referralForm: LeadSource = {
  ...OUR_FORM,
  // A form of ours could otherwise name it and get the shorter clock.
  from: 'referral',
  key: 'referral-form',
  name: 'referral from a professional',
  alertTitle: 'Referral from a professional',
  textName: 'referral from a professional',
  // One desk of a hospital sends several in an hour.
  checksRate: false,
  ads: 'never',
  minutes: 5,
  isOwnHousehold: true,
  received: { title: 'Referral received', text: '{promise}' },
}
