import { createProbe } from './probe'
import type { Checked } from './results'
import type { Run } from './run'

const PLACE = 'static/contract/common.json#/components/schemas/Role'

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Names that mean a role of the contract, but are written in another way: the console would ignore them. */
export function checkRoles({ contract, session, other }: Run): Checked {
  const probe = createProbe('account', 'names of roles', PLACE)
  const known = new Map(contract.roles.map(name => [plain(name), name]))
  const names = [session, other].flatMap(it => (it ? [...it.roles, ...it.actions] : []))
  for (const name of new Set(names)) {
    const meant = known.get(plain(name))
    probe.expect('the user', 'permission', (meant ?? name) === name, `the role '${name}' is called '${meant}'`)
  }
  const isUseful = session.roles.some(name => known.get(plain(name)) === name)
  probe.expect('the user', 'permission', isUseful, 'none of the roles is one that the console knows')
  return probe.result()
}
