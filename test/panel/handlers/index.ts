import type { Handlers } from '../handler-types'
import { account } from './account'
import { accounts } from './accounts'
import { auth } from './auth'
import { backupRecipe } from './backup-recipe'
import { dataLog } from './data-log'
import { downloads } from './downloads'
import { email } from './email'
import { emailContacts } from './email-contacts'
import { enhancedSecurity } from './enhanced-security'
import { ethernet } from './ethernet'
import { health } from './health'
import { hotspot } from './hotspot'
import { jobs } from './jobs'
import { licence } from './licence'
import { opcua } from './opcua'
import { pending } from './pending'
import { project } from './project'
import { projectManagement } from './project-management'
import { recipe } from './recipe'
import { status } from './status'
import { system } from './system'
import { systemInfo } from './system-info'
import { systemPasswords } from './system-passwords'
import { wifi } from './wifi'

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
