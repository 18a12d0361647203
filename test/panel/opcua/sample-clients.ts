import type { Schemas } from '../../../src/api/generated/schema'
import type { RejectedClient } from './rejections'

export const SESSION: Schemas['OpcUaSession'] = {
  id: 'session-1',
  client: 'UaExpert',
  client_uri: 'urn:scada-pc:UaExpert',
  username: 'Scada',
  address: '192.168.10.20',
  since: '2026/11/21 09:41:07',
  policy: 'Basic256Sha256',
  mode: 'SignAndEncrypt',
  subscriptions: 1,
  monitored_items: 4,
  reads_per_minute: 0,
  writes_per_minute: 0
}

export const REJECTED: RejectedClient = {
  client: 'UaExpert',
  client_uri: 'urn:scada-pc:UaExpert',
  address: '192.168.10.20',
  username: null,
  reason: 'certificate_untrusted',
  thumbprint: '5D0C2B7E9A41C6F30B94C7F2A86D3E154F0B7A9C',
  policy: 'Basic256Sha256',
  mode: 'SignAndEncrypt',
  clock_difference_seconds: null
}
