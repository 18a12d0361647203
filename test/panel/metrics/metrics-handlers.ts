import contract from '../../../static/contract/metrics.json'
import { presentRoles } from '../device/missing-screens'
import { accountOf } from '../http/access'
import { type Handlers, ok } from '../http/handler-types'
import { readFamilies } from './families'
import { type Family, openMetrics } from './open-metrics'

const FAMILIES: Readonly<Record<string, Family & { permission?: string }>> = contract.paths['/metrics'].get['x-metrics']

export const metricsHandlers = {
  'GET /metrics': ({ session, ...services }) => {
    const roles = presentRoles(services.state, accountOf(services, session)?.roles ?? [])
    const permitted = Object.entries(readFamilies(services, session)).flatMap(([name, samples]) => {
      const family = FAMILIES[name]
      const isPermitted = family && (family.permission === undefined || roles.includes(family.permission))
      return isPermitted ? [{ name, family, samples }] : []
    })
    return ok(openMetrics(permitted))
  }
} satisfies Partial<Handlers>
