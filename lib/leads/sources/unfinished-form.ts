import { type LeadSource, OUR_FORM } from '@/lib/leads/sources/lead-source'

/** Left after Continue (decision 047). */
export const unfinishedForm: LeadSource = {
  ...OUR_FORM,
  from: 'unsent-form',
  key: 'unfinished-form',
  name: 'unfinished form',
  alertTitle: 'Unfinished form',
  textName: 'unfinished form',
  // An unsent form includes no consent to measurement.
  ads: 'never',
  promises: false,
  isOwnWish: false,
  isTimed: false,
  received: {
    title: 'Unfinished form',
    text: 'They pressed Continue {continuedAt} but did not send the form.',
  },
}
