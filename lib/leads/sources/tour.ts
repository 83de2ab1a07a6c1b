import { type LeadSource, OUR_FORM } from '@/lib/leads/sources/lead-source'

export const tour: LeadSource = { ...OUR_FORM, key: 'tour', name: 'tour request', textName: 'tour request' }
