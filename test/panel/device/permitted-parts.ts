import type { Schemas } from '../../../src/api/generated/schema'
import contract from '../../../static/contract/findings.json'
import { accountOf } from '../http/access'
import type { Session } from '../http/sessions'
import type { Services } from '../services'
import { presentRoles } from './missing-screens'

type Part = Schemas['FindingPart']

const { enum: PARTS, 'x-content-permissions': permissions } = contract.components.schemas.FindingPart
const PERMISSIONS: Partial<Record<string, string>> = permissions

/** What the caller may see of the panel's state. */
export function permittedParts(services: Services, session: Session | undefined): Part[] {
  const account = accountOf(services, session)
  const roles = !account || account.passwordMustChange ? [] : presentRoles(services.state, account.roles)
  // The texts of the document are those of the type.
  return (PARTS as Part[]).filter(part => {
    const permission = PERMISSIONS[part]
    return permission === undefined || roles.includes(permission)
  })
}
