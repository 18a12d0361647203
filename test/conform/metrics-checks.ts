import type { MetricDescriptions } from '../panel/http/contract-document'
import { type MetricFamily, parseMetrics } from './open-metrics'
import { createProbe, type Probe } from './probe'
import { notRun, type Result } from './results'
import { bearer, endOf, missingRoles, type Run } from './run'

const TAG = 'metrics'
const NAME = 'OpenMetrics text'
const PLACE = 'static/contract/metrics.json#/paths/~1metrics/get/x-metrics'
const CONTENT = 'static/contract/metrics.json#/paths/~1metrics/get/responses/200/content'
/** Families with these names are those of the contract. */
const PREFIX = 'panel_'

/** Whether a monitoring system can read the metrics, and each user gets those of the contract that the user may read. */
export async function checkMetrics(run: Run): Promise<Result> {
  const { client, contract, session, other } = run
  const operation = contract.find('GET /metrics')
  const end = endOf(run)
  if (end || !operation) return notRun(TAG, NAME, end ?? 'the contract does not have it')
  const readers = [session, ...(other ? [other] : [])].filter(user => missingRoles(user, operation).length === 0)
  if (readers.length === 0) return notRun(TAG, NAME, `the user lacks the permission ${operation.permission}`)
  const probe = createProbe(TAG, NAME, PLACE)
  const [wantedType = ''] = Object.keys(contract.response(operation, 200)?.content ?? {})
  for (const { username, roles, token } of readers) {
    const path = contract.urlOf(operation)
    const { status, headers, text } = await client.send({ method: 'GET', path, headers: bearer(token) })
    if (status === 404) return notRun(TAG, NAME, 'this firmware does not provide it')
    const call = `the metrics of ${username}`
    if (!probe.expect(call, 'status', status === 200, `status ${status} instead of 200`)) continue
    const type = headers['content-type'] ?? 'missing'
    probe.expect(
      call,
      'content type',
      partsOf(type) === partsOf(wantedType),
      `Content-Type is ${type} instead of ${wantedType}`,
      CONTENT
    )
    const { families, faults } = parseMetrics(text)
    probe.expect(call, 'schema', faults.length === 0, faults.join('; '), CONTENT)
    for (const family of families) {
      const { name } = family
      const described = operation.metrics[name]
      if (!described) probe.expect(call, 'schema', !name.startsWith(PREFIX), `the contract does not have ${name}`)
      else checkFamily(probe, call, family, described, roles)
    }
  }
  return probe.result()
}

function checkFamily(
  probe: Probe,
  call: string,
  { name, type, unit = 'none', samples }: MetricFamily,
  { type: wanted, unit: wantedUnit = 'none', labels, permission }: MetricDescriptions[string],
  roles: readonly string[]
): void {
  const surplus = samples.flatMap(sample => [...sample.labels.keys()]).find(label => !labels.includes(label))
  const isPermitted = permission === undefined || roles.includes(permission)
  probe.expect(call, 'permission', isPermitted, `${name} needs the permission ${permission}`)
  probe.expect(call, 'schema', type === wanted, `${name} has the type ${type} instead of ${wanted}`)
  probe.expect(call, 'schema', unit === wantedUnit, `${name} has the unit ${unit} instead of ${wantedUnit}`)
  probe.expect(call, 'schema', surplus === undefined, `${name} has the label ${surplus}`)
}

/** A media type with its parameters in any order. */
const partsOf = (type: string) =>
  type
    .toLowerCase()
    .replace(/"/g, '')
    .split(';')
    .map(part => part.trim())
    .sort()
    .join(';')
