/** Ways in, and what lets somebody go unnoticed, by the ids of accepted risks in the contract: each with its requirement of IEC 62443-4-2. */
export const RISKS = {
  'factory-password': 'CR 1.5',
  'factory-level-password': 'CR 1.5',
  http: 'CR 4.1',
  ftp: 'CR 4.1',
  vnc: 'CR 4.1',
  snmp: 'CR 4.1',
  'opcua-none': 'CR 3.1',
  'opcua-old': 'CR 4.3',
  'opcua-anonymous': 'CR 1.1',
  'unused-certificates': 'CR 1.8',
  'unused-accounts': 'CR 1.3',
  'own-rights': 'CR 2.1',
  'webview-grant': 'CR 2.1',
  'automatic-logout': 'CR 2.5',
  'time-server': 'CR 2.11',
  'outside-backup': 'CR 7.3',
  easyaccess: 'CR 7.7'
} as const

export type RiskId = keyof typeof RISKS

/** A later console may know others. */
export const isRisk = (id: string): id is RiskId => Object.keys(RISKS).includes(id)

export interface CheckedRisk {
  id: RiskId
  open: boolean
  /** Those that it concerns, as the panel calls them. */
  names?: readonly string[]
}
