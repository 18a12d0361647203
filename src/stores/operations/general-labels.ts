import type { MessageKey } from '../../lib/text/message'

/** Labels of fields in forms that screens share, and of those that the forms of a screen label differently. */
export const GENERAL_LABELS = new Map<string, MessageKey>(
  Object.entries({
    address: 'common.term.address',
    autoconnect: 'wifi.autoconnect',
    contents: 'common.term.content',
    decimal: 'common.csv.decimal',
    folder: 'common.term.folder',
    format: 'common.term.format',
    host: 'common.term.host',
    host_names: 'common.certificate.hostNames',
    key_password: 'common.term.keyPassword',
    name: 'common.term.name',
    numbers: 'operationLog.number',
    organization: 'common.certificate.organization',
    organization_unit: 'common.certificate.unit',
    passive: 'common.target.passive',
    password: 'common.term.password',
    port: 'common.term.port',
    separator: 'common.csv.separator',
    server_name: 'common.term.serverName',
    'target.kind': 'common.target',
    time: 'common.term.time',
    trusted_fingerprint: 'common.target.fingerprint',
    username: 'common.term.username',
    valid_minutes: 'common.term.validity',
    value: 'common.term.value'
  } as const satisfies Record<string, MessageKey>)
)

/** Labels of what has fields itself. */
export const GROUPS = new Map<string, MessageKey>(
  Object.entries({
    limits: 'opcuaServer.limits',
    target: 'common.target',
    tokens: 'opcuaServer.tokens'
  } as const satisfies Record<string, MessageKey>)
)
