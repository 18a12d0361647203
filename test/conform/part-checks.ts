import { createProbe, recordOf } from './probe'
import { notRun, type Result } from './results'
import { bearer, endOf, type Run } from './run'

const TAG = 'findings'
const NAME = 'parts of what the user and the model have'
const PLACE = 'static/contract/findings.json#/components/schemas/FindingPart'
const MISSING = 'static/contract/system.json#/components/schemas/WebSpecification/properties/missing_screens'

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Whether a panel says something of what the user may not see, or of what its model does not have. */
export async function checkParts(run: Run): Promise<Result> {
  const end = endOf(run)
  if (end) return notRun(TAG, NAME, end)
  const { client, contract, session, other } = run
  const probe = createProbe(TAG, NAME, PLACE)
  const read = async (path: string, token: string) =>
    recordOf((await client.send({ method: 'GET', path: `/api/v1/system/${path}`, headers: bearer(token) })).json)
  const missing = textsIn((await read('web/specification', session.token)).missing_screens)
  for (const { username, roles, token } of [session, ...(other ? [other] : [])]) {
    const held = roles.filter(role => missing.includes(role))
    probe.expect(username, 'permission', held.length === 0, `has permissions of missing screens: ${held}`, MISSING)
    const { checked, silent } = await read('findings', token)
    const parts = [...textsIn(checked), ...textsIn(silent)].filter(part => {
      const { [part]: permission } = contract.partPermissions
      return permission !== undefined && !roles.includes(permission)
    })
    probe.expect(username, 'permission', parts.length === 0, `gets findings without the permission: ${parts}`)
  }
  const { subsystems } = await read('health', session.token)
  const ids = Array.isArray(subsystems) ? subsystems.map(it => String(recordOf(it).id)) : []
  const absent = ids.filter(id => missing.includes(id))
  probe.expect(
    'GET /system/health',
    'list',
    absent.length === 0,
    `it has subsystems of missing screens: ${absent}`,
    MISSING
  )
  return probe.result()
}
