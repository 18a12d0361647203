import type { AccountsSlice } from './accounts/accounts-state'
import type { EnhancedSecuritySlice } from './accounts/enhanced-security-state'
import type { SystemPasswordsSlice } from './accounts/system-passwords-state'
import type { BackupDataSlice } from './backup/backup-data-state'
import type { CodesysSlice } from './codesys/codesys-state'
import type { CommunicationSlice } from './communication/communication-state'
import type { DataLogSlice } from './data-log/data-log-state'
import type { HealthSlice } from './device/health-state'
import type { LicenceSlice } from './device/licence-state'
import type { StatusSlice } from './device/status-state'
import type { SystemInfoSlice } from './device/system-info-state'
import type { SystemSlice } from './device/system-state'
import type { EasyAccessSlice } from './easyaccess/easyaccess-state'
import type { EventLogSlice } from './events/event-log-state'
import type { JobsSlice } from './jobs/jobs-state'
import type { EmailSlice } from './mail/email-state'
import type { MiscSlice } from './misc/misc-state'
import type { EthernetSlice } from './network/ethernet-state'
import type { PendingSlice } from './network/pending-state'
import type { WifiSlice } from './network/wifi-state'
import type { OpcuaCertificatesSlice } from './opcua/certificates/certificates-state'
import type { OpcuaDiscoverySlice } from './opcua/discovery/discovery-state'
import type { OpcuaSlice } from './opcua/opcua-state'
import type { OpcuaTraceSlice } from './opcua/trace/trace-state'
import type { OperationLogSlice } from './operations/operation-log-state'
import type { ProjectManagementSlice } from './project/project-management-state'
import type { ProjectSlice } from './project/project-state'
import type { BackupRecipeSlice } from './recipe/backup-recipe-state'
import type { RecipeSlice } from './recipe/recipe-state'
import type { SecsGemSlice } from './secs-gem/secs-gem-state'
import type { StorageSlice } from './storage/storage-state'
import type { TouchSlice } from './touch/touch-state'
import type { VncSlice } from './vnc/vnc-state'
import type { WebViewSlice } from './webview/webview-state'

/** What the panel keeps, also over a restart: a slice for each tag of the contract. */
export interface PanelState
  extends AccountsSlice,
    EnhancedSecuritySlice,
    SystemPasswordsSlice,
    BackupDataSlice,
    CodesysSlice,
    CommunicationSlice,
    DataLogSlice,
    EasyAccessSlice,
    EventLogSlice,
    HealthSlice,
    LicenceSlice,
    OpcuaSlice,
    OpcuaCertificatesSlice,
    OpcuaDiscoverySlice,
    OpcuaTraceSlice,
    StatusSlice,
    SystemSlice,
    SystemInfoSlice,
    JobsSlice,
    EmailSlice,
    EthernetSlice,
    OperationLogSlice,
    PendingSlice,
    WifiSlice,
    ProjectSlice,
    ProjectManagementSlice,
    BackupRecipeSlice,
    RecipeSlice,
    MiscSlice,
    SecsGemSlice,
    StorageSlice,
    TouchSlice,
    VncSlice,
    WebViewSlice {}

/** What a slice is at the wall-clock time `now` in the two panels that all seeds are made of. */
export interface Seed<Slice> {
  /** As it comes out of its box. */
  factoryNew(now: number): Slice
  /** A bottling line in its daily work. */
  runningPlant(now: number): Slice
}
