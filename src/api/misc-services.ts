import { get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import { DiscoverySettings as NameServicesShape } from './generated/shapes/discovery-settings'
import { FtpSettings as FtpShape } from './generated/shapes/ftp-settings'
import * as shapes from './generated/shapes/misc-services'
import { SyslogSettings as SyslogShape } from './generated/shapes/syslog-settings'
import { TimeSettings as TimeShape } from './generated/shapes/time-settings'

export type FtpSettings = Schemas['FtpSettings']
export type TimeSettings = Schemas['TimeSettings']
export type NameServices = Schemas['DiscoverySettings']
export type SyslogSettings = Schemas['SyslogSettings']
export type SnmpSettings = Schemas['SnmpSettings']
export type NewSnmpSettings = Schemas['NewSnmpSettings']
export type TimeZone = Schemas['TimeZones']['items'][number]
export type TimeFault = FieldCode<'/features/misc/time'>
export type MiscTest = Schemas['MiscTest']
export type PortFault = FieldCode<'/features/misc/ftp'>
export type MiscTestRefusal = RefusalCode<'/features/misc/ftp/tests'>

export const readFtp = (signal?: AbortSignal) => getVersioned('/features/misc/ftp', FtpShape, { signal })
export const saveFtp = (settings: FtpSettings, version: string) => put('/features/misc/ftp', settings, { version })
export const testFtp = () => post('/features/misc/ftp/tests', undefined, { reply: shapes.MiscTest })

export const readTimeSettings = (signal?: AbortSignal) => getVersioned('/features/misc/time', TimeShape, { signal })
export const saveTimeSettings = (settings: TimeSettings, version: string) =>
  put('/features/misc/time', settings, { version })
export const testTimeServer = (server: string) =>
  post('/features/misc/time/tests', { server }, { reply: shapes.MiscTest })
export const listTimeZones = (signal?: AbortSignal) =>
  get('/features/misc/zones', shapes.TimeZones, { signal }).then(itemsOf)

export const readNameServices = (signal?: AbortSignal) =>
  getVersioned('/features/misc/discovery', NameServicesShape, { signal })
export const saveNameServices = (settings: NameServices, version: string) =>
  put('/features/misc/discovery', settings, { version })
export const testNameServices = () => post('/features/misc/discovery/tests', undefined, { reply: shapes.MiscTest })

export const readSyslog = (signal?: AbortSignal) => getVersioned('/features/misc/syslog', SyslogShape, { signal })
export const saveSyslog = (settings: SyslogSettings, version: string) =>
  put('/features/misc/syslog', settings, { version })
export const testSyslog = (host: string, port: number) =>
  post('/features/misc/syslog/tests', { host, port }, { reply: shapes.MiscTest })

export const readSnmp = (signal?: AbortSignal) => getVersioned('/features/misc/snmp', shapes.SnmpSettings, { signal })
export const saveSnmp = (settings: NewSnmpSettings, version: string) =>
  put('/features/misc/snmp', settings, { version })
export const testSnmp = () => post('/features/misc/snmp/tests', undefined, { reply: shapes.MiscTest })
