import type { Schemas } from '../../../src/api/generated/schema'

type Finding = Schemas['HealthFinding']
/** What one check of the panel's state finds. */
export type Found = Omit<Finding, 'acknowledged'>

export const found = (
  severity: Finding['severity'],
  code: Finding['code'],
  params: Finding['params'] = {},
  which = ''
): Found => ({ id: which ? `${code}-${which}` : code, code, severity, params })
