/** Whether /login offers registration, and to whom (reading 1). */
export type RegistrationOffer =
  | { kind: 'first'; needsSetupToken: boolean }
  | { kind: 'invited'; email: string }
  | { kind: 'invitation-unusable'; why: 'used' | 'expired' | 'gone' }
  | { kind: 'closed' }
