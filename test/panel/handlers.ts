import { accountHandlers } from './accounts/account-handlers'
import { accountsHandlers } from './accounts/accounts-handlers'
import { authHandlers } from './accounts/auth-handlers'
import { enhancedSecurityHandlers } from './accounts/enhanced-security-handlers'
import { systemPasswordsHandlers } from './accounts/system-passwords-handlers'
import { backupDataHandlers } from './backup/backup-data-handlers'
import { codesysHandlers } from './codesys/codesys-handlers'
import { communicationHandlers } from './communication/communication-handlers'
import { dataLogHandlers } from './data-log/data-log-handlers'
import { marksHandlers } from './data-log/marks-handlers'
import { healthHandlers } from './device/health-handlers'
import { licenceHandlers } from './device/licence-handlers'
import { statusHandlers } from './device/status-handlers'
import { systemHandlers } from './device/system-handlers'
import { systemInfoHandlers } from './device/system-info-handlers'
import { easyAccessHandlers } from './easyaccess/easyaccess-handlers'
import { eventLogHandlers } from './events/event-log-handlers'
import { exportsHandlers } from './exports/exports-handlers'
import { downloadsHandlers } from './http/downloads-handlers'
import type { Handlers } from './http/handler-types'
import { impactHandlers } from './impact/impact-handlers'
import { jobsHandlers } from './jobs/jobs-handlers'
import { emailContactsHandlers } from './mail/email-contacts-handlers'
import { emailHandlers } from './mail/email-handlers'
import { hardwareHandlers } from './misc/hardware-handlers'
import { servicesHandlers } from './misc/services-handlers'
import { webHandlers } from './misc/web-handlers'
import { ethernetHandlers } from './network/ethernet-handlers'
import { hotspotHandlers } from './network/hotspot-handlers'
import { pendingHandlers } from './network/pending-handlers'
import { wifiHandlers } from './network/wifi-handlers'
import { certificatesHandlers } from './opcua/certificates/certificates-handlers'
import { ownCertificateHandlers } from './opcua/certificates/own-certificate-handlers'
import { revocationHandlers } from './opcua/certificates/revocation-handlers'
import { discoveryHandlers } from './opcua/discovery/discovery-handlers'
import { nodeTreeHandlers } from './opcua/node-tree-handlers'
import { opcuaHandlers } from './opcua/opcua-handlers'
import { traceHandlers } from './opcua/trace/trace-handlers'
import { operationLogHandlers } from './operations/operation-log-handlers'
import { projectHandlers } from './project/project-handlers'
import { projectManagementHandlers } from './project/project-management-handlers'
import { backupRecipeHandlers } from './recipe/backup-recipe-handlers'
import { recipeHandlers } from './recipe/recipe-handlers'
import { secsGemHandlers } from './secs-gem/secs-gem-handlers'
import { touchHandlers } from './touch/touch-handlers'
import { vncHandlers } from './vnc/vnc-handlers'
import { webViewHandlers } from './webview/webview-handlers'

export const handlers: Handlers = {
  ...authHandlers,
  ...healthHandlers,
  ...accountHandlers,
  ...accountsHandlers,
  ...systemPasswordsHandlers,
  ...systemHandlers,
  ...systemInfoHandlers,
  ...statusHandlers,
  ...impactHandlers,
  ...projectHandlers,
  ...recipeHandlers,
  ...backupRecipeHandlers,
  ...projectManagementHandlers,
  ...opcuaHandlers,
  ...discoveryHandlers,
  ...easyAccessHandlers,
  ...traceHandlers,
  ...certificatesHandlers,
  ...ownCertificateHandlers,
  ...revocationHandlers,
  ...nodeTreeHandlers,
  ...backupDataHandlers,
  ...codesysHandlers,
  ...communicationHandlers,
  ...dataLogHandlers,
  ...marksHandlers,
  ...eventLogHandlers,
  ...downloadsHandlers,
  ...exportsHandlers,
  ...enhancedSecurityHandlers,
  ...jobsHandlers,
  ...operationLogHandlers,
  ...pendingHandlers,
  ...wifiHandlers,
  ...hotspotHandlers,
  ...ethernetHandlers,
  ...emailHandlers,
  ...emailContactsHandlers,
  ...licenceHandlers,
  ...hardwareHandlers,
  ...secsGemHandlers,
  ...servicesHandlers,
  ...webHandlers,
  ...touchHandlers,
  ...vncHandlers,
  ...webViewHandlers
}
