import { accountsSeed } from './accounts/accounts-seed'
import { enhancedSecuritySeed } from './accounts/enhanced-security-seed'
import { systemPasswordsSeed } from './accounts/system-passwords-seed'
import { backupDataSeed } from './backup/backup-data-seed'
import { codesysSeed } from './codesys/codesys-seed'
import { communicationSeed } from './communication/communication-seed'
import { dataLogSeed, largeDataLog } from './data-log/data-log-seed'
import { healthSeed } from './device/health-seed'
import { licenceSeed } from './device/licence-seed'
import { statusSeed } from './device/status-seed'
import { systemInfoSeed } from './device/system-info-seed'
import { systemSeed } from './device/system-seed'
import { easyAccessSeed } from './easyaccess/easyaccess-seed'
import { eventLogSeed, plantSince } from './events/event-log-seed'
import { jobsSeed } from './jobs/jobs-seed'
import { type Limits, SMALL } from './limits'
import { emailSeed } from './mail/email-seed'
import { miscSeed } from './misc/misc-seed'
import { ethernetSeed } from './network/ethernet-seed'
import { pendingSeed } from './network/pending-seed'
import { wifiSeed } from './network/wifi-seed'
import { opcuaCertificatesSeed } from './opcua/certificates/certificates-seed'
import { opcuaDiscoverySeed } from './opcua/discovery/discovery-seed'
import { largeNodeTree, opcuaSeed } from './opcua/opcua-seed'
import { opcuaTraceSeed } from './opcua/trace/trace-seed'
import { operationLogSeed, plantOperationLog } from './operations/operation-log-seed'
import { projectManagementSeed } from './project/project-management-seed'
import { projectSeed } from './project/project-seed'
import { backupRecipeSeed } from './recipe/backup-recipe-seed'
import { recipeSeed } from './recipe/recipe-seed'
import { secsGemSeed } from './secs-gem/secs-gem-seed'
import type { PanelState, Seed } from './state'
import { storageSeed } from './storage/storage-seed'
import { touchSeed } from './touch/touch-seed'
import { vncSeed } from './vnc/vnc-seed'
import { webViewSeed } from './webview/webview-seed'

const MEGABYTE = 1024 * 1024

const allSlices =
  (panel: keyof Seed<unknown>) =>
  (now: number): PanelState => ({
    ...accountsSeed[panel](now),
    ...enhancedSecuritySeed[panel](now),
    ...systemPasswordsSeed[panel](now),
    ...backupDataSeed[panel](now),
    ...codesysSeed[panel](now),
    ...communicationSeed[panel](now),
    ...dataLogSeed[panel](now),
    ...easyAccessSeed[panel](now),
    ...eventLogSeed[panel](now),
    ...healthSeed[panel](now),
    ...licenceSeed[panel](now),
    ...opcuaSeed[panel](now),
    ...opcuaCertificatesSeed[panel](now),
    ...opcuaDiscoverySeed[panel](now),
    ...opcuaTraceSeed[panel](now),
    ...statusSeed[panel](now),
    ...systemSeed[panel](now),
    ...systemInfoSeed[panel](now),
    ...jobsSeed[panel](now),
    ...emailSeed[panel](now),
    ...ethernetSeed[panel](now),
    ...operationLogSeed[panel](now),
    ...pendingSeed[panel](now),
    ...wifiSeed[panel](now),
    ...projectSeed[panel](now),
    ...projectManagementSeed[panel](now),
    ...storageSeed[panel](now),
    ...backupRecipeSeed[panel](now),
    ...recipeSeed[panel](now),
    ...miscSeed[panel](now),
    ...secsGemSeed[panel](now),
    ...touchSeed[panel](now),
    ...vncSeed[panel](now),
    ...webViewSeed[panel](now)
  })

const runningPlant = allSlices('runningPlant')

const withTags =
  (count: number) =>
  (now: number): PanelState => ({ ...runningPlant(now), nodeTree: largeNodeTree(count) })

const fullDisk = (now: number): PanelState => {
  const state = runningPlant(now)
  return { ...state, disk: { ...state.disk, usedBytes: 4087 * MEGABYTE } }
}

const twoRadios = (now: number): PanelState => {
  const state = runningPlant(now)
  return { ...state, specification: { ...state.specification, wifi_count: 2 } }
}

/** Months of alarms and of operations fill the logs. */
const largeLogs = (now: number): PanelState => {
  const state = runningPlant(now)
  const dataLogs = [...state.dataLogs, largeDataLog(now)]
  return { ...state, ...plantSince(now, 196), ...plantOperationLog(now, 20_000), dataLogs }
}

/** States to begin with, by the name that `npm start -- --seed` takes. */
export const SEEDS = {
  'factory-new': allSlices('factoryNew'),
  'running-plant': runningPlant,
  'large-opcua': withTags(10_000),
  'huge-opcua': withTags(100_000),
  'full-disk': fullDisk,
  'large-logs': largeLogs,
  'two-radios': twoRadios,
  /** On a panel with a small web server: see LIMITS. */
  small: runningPlant
}

export type SeedName = keyof typeof SEEDS

export const LIMITS: Partial<Record<SeedName, Limits>> = { small: SMALL }

export function isSeedName(text: string): text is SeedName {
  return Object.keys(SEEDS).includes(text)
}
