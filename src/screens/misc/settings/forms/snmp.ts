import { newSnmpSettings } from '../../../../api/generated/limits/misc-services'
import { type NewSnmpSettings, readSnmp, type SnmpSettings, saveSnmp } from '../../../../api/misc-services'
import { length, pattern, port, type Rule, required, when } from '../../../../lib/form/rules'
import { cardSettings } from '../../card/card-settings'
import { PORT_CODES } from '../../card/ports'

export interface SnmpValues {
  enabled: boolean
  version: SnmpSettings['version']
  port: string
  community: string
  username: string
  auth_password: string
  privacy_password: string
  community_set: boolean
  auth_password_set: boolean
  privacy_password_set: boolean
}

type Secret = 'community' | 'auth_password' | 'privacy_password'

const visible = pattern(/^[!-~]*$/, 'miscSettings.snmp.visible')

const needed = (secret: Secret, version: SnmpValues['version']): Rule<SnmpValues> =>
  when<SnmpValues>(values => values.enabled && values.version === version && !values[`${secret}_set`], required)

const valuesOf = ({ port: number, ...settings }: SnmpSettings): SnmpValues => ({
  ...settings,
  port: String(number),
  community: '',
  auth_password: '',
  privacy_password: ''
})

/** A secret that was not typed stays. */
function settingsFrom(values: SnmpValues): NewSnmpSettings {
  const { enabled, version, username, community, auth_password, privacy_password } = values
  return {
    enabled,
    version,
    username,
    port: Number(values.port),
    ...(community && { community }),
    ...(auth_password && { auth_password }),
    ...(privacy_password && { privacy_password })
  }
}

export const SNMP = cardSettings<SnmpSettings, SnmpValues>({
  read: readSnmp,
  write: (values, version) => saveSnmp(settingsFrom(values), version),
  valuesOf,
  rules: {
    port: [required, port],
    community: [needed('community', 'v2c'), visible, length(...newSnmpSettings.community)],
    username: [
      when(({ enabled, version }) => enabled && version === 'v3', required),
      visible,
      length(...newSnmpSettings.username)
    ],
    auth_password: [needed('auth_password', 'v3'), visible, length(...newSnmpSettings.auth_password)],
    privacy_password: [needed('privacy_password', 'v3'), visible, length(...newSnmpSettings.privacy_password)]
  },
  codes: PORT_CODES,
  defaultsOf: ({ snmp: { enabled, version, username, port: number } }) => ({
    enabled,
    version,
    username,
    port: String(number)
  })
})
