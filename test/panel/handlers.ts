import { account } from './accounts/account-handlers'
import { accounts } from './accounts/accounts-handlers'
import { auth } from './accounts/auth-handlers'
import { enhancedSecurity } from './accounts/enhanced-security-handlers'
import { systemPasswords } from './accounts/system-passwords-handlers'
import { dataLog } from './data-log/data-log-handlers'
import { health } from './device/health-handlers'
import { licence } from './device/licence-handlers'
import { opcua } from './device/opcua-handlers'
import { status } from './device/status-handlers'
import { system } from './device/system-handlers'
import { systemInfo } from './device/system-info-handlers'
import { downloads } from './http/downloads-handlers'
import type { Handlers } from './http/handler-types'
import { jobs } from './jobs/jobs-handlers'
import { emailContacts } from './mail/email-contacts-handlers'
import { email } from './mail/email-handlers'
import { ethernet } from './network/ethernet-handlers'
import { hotspot } from './network/hotspot-handlers'
import { pending } from './network/pending-handlers'
import { wifi } from './network/wifi-handlers'
import { project } from './project/project-handlers'
import { projectManagement } from './project/project-management-handlers'
import { backupRecipe } from './recipe/backup-recipe-handlers'
import { recipe } from './recipe/recipe-handlers'

export const handlers: Handlers = {
  ...auth,
  ...health,
  ...account,
  ...accounts,
  ...systemPasswords,
  ...system,
  ...systemInfo,
  ...status,
  ...project,
  ...recipe,
  ...backupRecipe,
  ...projectManagement,
  ...opcua,
  ...dataLog,
  ...downloads,
  ...enhancedSecurity,
  ...jobs,
  ...pending,
  ...wifi,
  ...hotspot,
  ...ethernet,
  ...email,
  ...emailContacts,
  ...licence
}
