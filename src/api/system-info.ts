import { get, post } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import { Download } from './generated/shapes/download'
import * as shapes from './generated/shapes/system-info'

export type SystemIdentity = Schemas['SystemIdentity']
export type ClockSource = Schemas['ClockSource']
export type NetworkPort = Schemas['NetworkPort']
export type PanelLicence = Schemas['PanelLicence']
export type OpenSourceNotice = Schemas['OpenSourceNotice']
export type RestartRefusal = RefusalCode<'/system/restart'>
export type RestartFault = FieldCode<'/system/restart'>
export type IdentifiedBy = NonNullable<SystemIdentity['identify_by']>
export type IdentifyRefusal = RefusalCode<'/system/identify'>

export const readIdentity = (signal?: AbortSignal) => get('/system/identity', shapes.SystemIdentity, { signal })

export const listOpenSourceNotices = (signal?: AbortSignal) =>
  get('/system/open-source-notices', shapes.OpenSourceNotices, { signal }).then(itemsOf)

export const prepareSupportBundle = () => post('/system/support-bundle', undefined, { reply: Download })

export const restartPanel = (reason: string) => post('/system/restart', { reason }, { reply: shapes.RestartAnswer })

export const identifyPanel = (seconds: number) => post('/system/identify', { seconds })
