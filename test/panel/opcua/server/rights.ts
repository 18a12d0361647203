import type { EnginePanel, Rights } from '../engine'
import type { AddressSpace, NodeOpcua, OpcuaServer } from './node-opcua'

/** Whoever logs in without a name. */
const ANONYMOUS: Rights = { browse: true, read: true, write: false }
/** What node-opcua calls such a user. */
const ANONYMOUS_NAME = 'anonymous'

const isAnonymous = (username: string) => username === ANONYMOUS_NAME

export const hasRights = ({ browse, read, write }: Rights) => browse || read || write

/** Each right is a role of OPC 10000-18, as only roles have permissions. */
const rolesOf = ({ browse, read, write }: Rights) => [
  'Anonymous',
  ...(browse ? ['Observer'] : []),
  ...(read ? ['Operator'] : []),
  ...(write ? ['Engineer'] : [])
]

/** The account's rights as they are at each request. */
export function grantRights(opc: NodeOpcua, server: OpcuaServer, panel: EnginePanel): void {
  const numbers = (names: string[]) => names.flatMap(name => opc.WellKnownRoles[name] ?? [])
  server.rolePolicyOverride = {
    getUserRoles(username) {
      const rights = isAnonymous(username) ? ANONYMOUS : panel.account(username)
      return opc.makeRoles(numbers(rights ? rolesOf(rights) : ['Anonymous']))
    }
  }
}

export function limitToRoles(opc: NodeOpcua, space: AddressSpace): void {
  const grants: [string, string][] = [
    ['Observer', 'Browse'],
    ['Operator', 'Read | ReadRolePermissions'],
    ['Engineer', 'Write']
  ]
  space.getOwnNamespace().setDefaultRolePermissions(
    grants.flatMap(([role, names]) => {
      const [roleId] = opc.makeRoles([opc.WellKnownRoles[role] ?? 0])
      return roleId ? [{ roleId, permissions: opc.makePermissionFlag(names) }] : []
    })
  )
}
