import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from './device-text'

type Finding = Schemas['HealthFinding']
/** What one check of the panel's state finds. */
export type Found = Omit<Finding, 'acknowledged'>

export const found = (
  severity: Finding['severity'],
  code: Finding['code'],
  params: Finding['params'] = {},
  which = ''
): Found => ({ id: which ? `${code}-${which}` : code, code, severity, params })

/** A cause whose begin the panel knows, in wall-clock milliseconds. */
export const foundSince = (since: number, finding: Found): Found => ({ ...finding, since: deviceText(since) })
