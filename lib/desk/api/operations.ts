import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { API_CHANGES } from '@/lib/desk/api/changes'
import * as endpoint from '@/lib/desk/api/endpoint-operations'
import {
  acceptExitOfferOperation,
  applyForJobOperation,
  referOperation,
  requestGuideOperation,
  rsvpOperation,
  submitQuizOperation,
} from '@/lib/desk/api/form-operations'
import { createTourRequest, sendTourRequest } from '@/lib/desk/api/lead-operations'
import * as partner from '@/lib/desk/api/partner-operations'
import {
  getCompany,
  getPublicCommunityOperation,
  listPublicCommunities,
  listPublicFloorPlans,
  listTourTimes,
  listUpcomingEvents,
} from '@/lib/desk/api/public-operations'
import type { Operation } from '@/lib/platform/http/operation'
import * as content from '@/lib/records/calls/content-calls'
import { type EntityCall, operationOf, type Reader } from '@/lib/records/calls/entity-call'
import * as program from '@/lib/records/calls/program-calls'
import * as publish from '@/lib/records/calls/publish-calls'
import * as record from '@/lib/records/calls/record-calls'
import { entities } from '@/lib/records/entities/registry'

/** The first number rises with breaking changes, the second with additions. */
export const API_VERSION = API_CHANGES[0]?.version ?? ''

const OPEN: readonly Operation[] = [
  createTourRequest,
  listPublicCommunities,
  getPublicCommunityOperation,
  listPublicFloorPlans,
  listTourTimes,
  listUpcomingEvents,
  getCompany,
  submitQuizOperation,
  rsvpOperation,
  requestGuideOperation,
  acceptExitOfferOperation,
  applyForJobOperation,
  referOperation,
  partner.getReceiptKeysOperation,
] as readonly Operation[]

const OF_KEYS: readonly Operation[] = [
  sendTourRequest,
  partner.listLeadsOperation,
  partner.getLeadOperation,
  partner.simulateLeadOperation,
  partner.listLeadEventsOperation,
  partner.getSelfOperation,
  partner.rotateKeyOperation,
  endpoint.listEndpointsOperation,
  endpoint.addEndpointOperation,
  endpoint.getEndpointOperation,
  endpoint.changeEndpointOperation,
  endpoint.removeEndpointOperation,
  endpoint.replaceEndpointSecretOperation,
  endpoint.testEndpointOperation,
  endpoint.listMessagesOperation,
  endpoint.replayMessageOperation,
  program.ownDraftsOperation,
  program.searchContentOperation,
  program.listOpenReleasesOperation,
  program.addToReleaseOperation,
] as readonly Operation[]

const ENTITY_CALLS = [
  record.listRecordsCall,
  record.getSingleCall,
  record.changeSingleCall,
  record.createRecordCall,
  record.getRecordCall,
  record.changeRecordCall,
  record.deleteRecordCall,
  record.duplicateRecordCall,
  record.changeRecordsCall,
  record.exportRecordsCall,
  publish.getDraftCall,
  publish.saveDraftCall,
  publish.storeDraftCall,
  publish.discardDraftCall,
  publish.publishCall,
  publish.unpublishCall,
  publish.requestApprovalCall,
  publish.withdrawApprovalCall,
  publish.returnApprovalCall,
  publish.listRevisionsCall,
  publish.restoreRevisionCall,
  publish.previewCall,
  content.listContentCall,
  content.getSingleContentCall,
  content.getContentCall,
  content.listChangeableCall,
  content.getChangeableCall,
  content.saveKeyDraftCall,
  content.storeKeyDraftCall,
  content.withdrawDraftCall,
  content.checkDraftCall,
  content.previewDraftCall,
] as unknown as readonly EntityCall[]

/** Every operation that a reader may call: anybody's, and those of the person or key. */
export function operationsFor(reader: Reader | null): Operation[] {
  if (!reader) return [...OPEN]
  const scopes = reader.scopes
  const own = scopes ? OF_KEYS.filter(({ access }) => access.some((by) => isFor(by, scopes))) : []
  const open = OPEN.filter(({ id }) => !own.some((operation) => operation.id === id))
  const readable = entities.filter(({ area }) => can(reader, 'read', area))
  return [
    ...open,
    ...own,
    ...readable.flatMap((entity) => ENTITY_CALLS.flatMap((call) => operationOf(call, reader, entity) ?? [])),
  ]
}

function isFor(by: Operation['access'][number], scopes: readonly string[]): boolean {
  return typeof by === 'object' && scopes.includes(by.key)
}
