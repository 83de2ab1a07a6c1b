import { AD_FORM, type LeadSource } from '@/lib/leads/sources/lead-source'

export const googleLeadForm: LeadSource = { ...AD_FORM, key: 'google-lead-form', name: 'Google lead form' }
