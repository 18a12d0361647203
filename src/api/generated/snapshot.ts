// Generated from static/contract by `npm run types`.

import type { SnapshotResource } from '../configuration/snapshot'

/** Of the contract. */
export const CONTRACT_VERSION = '1.0.0'

/** What a snapshot of the configuration reads. */
export const SNAPSHOT: readonly SnapshotResource[] = [
  { path: '/system/hmi/name', tag: 'system', fields: ['name'], identity: ['name'] },
  {
    path: '/features/easyaccess/settings',
    tag: 'easyaccess',
    permission: 'easyaccess',
    fields: [
      'server_location',
      'proxy',
      'proxy_type',
      'proxy_host',
      'proxy_port',
      'proxy_username',
      'proxy_password_set',
      'start_with_system',
      'pass_through'
    ]
  },
  {
    path: '/opcua/settings',
    tag: 'opcua',
    permission: 'opcua',
    fields: ['port', 'application_name', 'interface', 'policies', 'modes', 'tokens', 'autostart', 'limits'],
    identity: ['application_name']
  },
  { path: '/opcua/node-tree', tag: 'opcua', permission: 'opcua', fields: ['folders'] },
  {
    path: '/opcua/certificates',
    tag: 'opcua-certificates',
    permission: 'opcua',
    fields: ['list', 'name', 'subject', 'issuer', 'valid_to'],
    key: 'thumbprint'
  },
  {
    path: '/opcua/discovery',
    tag: 'opcua-discovery',
    permission: 'opcua',
    fields: ['register', 'url', 'interval_seconds', 'mdns']
  },
  {
    path: '/opcua/trace/settings',
    tag: 'opcua-trace',
    permission: 'opcua',
    fields: ['level', 'categories', 'file_mb', 'files', 'auto_off_minutes']
  },
  { path: '/data/events/settings', tag: 'event-log', permission: 'event-log', fields: ['retention_days'] },
  {
    path: '/project/recipes',
    tag: 'recipe',
    permission: 'recipe',
    fields: ['name', 'definition', 'max_records', 'items'],
    key: 'name'
  },
  {
    path: '/uac/accounts/{id}',
    tag: 'accounts',
    permission: 'account-management',
    fields: ['name', 'roles', 'password_must_change', 'valid_until', 'password_age_days'],
    each: { path: '/uac/accounts', list: ['items'], key: 'username' }
  },
  {
    path: '/project/enhanced-security/accounts/{id}',
    tag: 'enhanced-security',
    permission: 'enhanced-security',
    fields: ['username', 'classes', 'browse', 'read', 'write', 'hidden', 'valid_minutes'],
    each: { path: '/project/enhanced-security', list: ['accounts', 'items'], key: 'username' }
  },
  {
    path: '/network/wifi',
    tag: 'wifi',
    permission: 'wifi',
    fields: ['mode', 'method', 'address', 'mask', 'gateway', 'dns1', 'dns2', 'hotspot_password_set'],
    identity: ['address'],
    together: ['method', 'address', 'mask', 'gateway']
  },
  {
    path: '/network/wifi/networks',
    tag: 'wifi',
    permission: 'wifi',
    fields: ['ssid', 'hidden', 'security', 'method', 'autoconnect'],
    key: 'ssid'
  },
  {
    path: '/network/hotspot',
    tag: 'hotspot',
    permission: 'hotspot',
    fields: [
      'use',
      'ssid',
      'security',
      'band',
      'channel',
      'country',
      'address',
      'dhcp_first',
      'dhcp_last',
      'lease_minutes',
      'hidden',
      'isolate',
      'max_clients',
      'auto_off_minutes',
      'password_set'
    ],
    identity: ['ssid', 'address'],
    together: ['address', 'dhcp_first', 'dhcp_last']
  },
  {
    path: '/network/ethernet/{id}/settings',
    tag: 'ethernet',
    permission: 'ethernet',
    fields: ['method', 'address', 'mask', 'gateway', 'dns1', 'dns2', 'hostname', 'mtu'],
    identity: ['address', 'hostname'],
    together: ['method', 'address', 'mask', 'gateway'],
    each: { path: '/network/ethernet', list: ['ports'], key: 'id' }
  },
  {
    path: '/email/smtp',
    tag: 'email',
    permission: 'email',
    fields: [
      'host',
      'port',
      'encryption',
      'username',
      'sender_name',
      'sender_address',
      'verify_certificate',
      'timeout_seconds',
      'retries',
      'password_set'
    ],
    identity: ['sender_name', 'sender_address']
  },
  { path: '/email/contacts', tag: 'email', permission: 'email', fields: ['name', 'mail'], key: 'mail' },
  {
    path: '/email/groups',
    tag: 'email',
    permission: 'email',
    fields: ['name', 'members'],
    key: 'id',
    names: { members: '/email/contacts' }
  },
  {
    path: '/project/recipe-backups/settings',
    tag: 'backup-recipe',
    permission: 'backup-recipe',
    fields: ['contents', 'target', 'name_pattern', 'keep_last', 'schedule', 'daily_at', 'email_to']
  },
  { path: '/data/operation-log/settings', tag: 'operation-log', permission: 'operation-log', fields: ['when_full'] },
  {
    path: '/features/codesys/settings',
    tag: 'codesys',
    permission: 'codesys',
    fields: ['port', 'address', 'mask', 'gateway', 'fieldbus_ports', 'start_with_panel'],
    identity: ['address'],
    together: ['port', 'address', 'mask', 'gateway']
  },
  {
    path: '/features/communication/devices/{id}/settings',
    tag: 'communication',
    permission: 'communication',
    fields: ['enabled', 'port', 'address', 'tcp_port', 'station', 'timeout_s', 'retries', 'turn_around_ms'],
    each: { path: '/features/communication/devices', list: ['items'], key: 'name' }
  },
  {
    path: '/features/communication/ports/{id}/settings',
    tag: 'communication',
    permission: 'communication',
    fields: ['mode', 'baud_rate', 'data_bits', 'parity', 'stop_bits'],
    each: { path: '/features/communication/ports', list: ['items'], key: 'id' }
  },
  {
    path: '/data/backup/settings',
    tag: 'backup-data',
    permission: 'backup-data',
    fields: [
      'contents',
      'range',
      'days',
      'format',
      'language',
      'target',
      'email_group',
      'email_limit_mb',
      'name_pattern',
      'catch_up',
      'schedule',
      'at',
      'weekday',
      'event_priority',
      'delete_copied',
      'retention_days'
    ]
  },
  { path: '/features/misc/led', tag: 'misc', permission: 'misc', fields: ['mode'] },
  {
    path: '/features/misc/buzzer',
    tag: 'misc',
    permission: 'misc',
    fields: ['touch_sound', 'alarm_sound', 'volume_percent']
  },
  {
    path: '/features/misc/display',
    tag: 'misc',
    permission: 'misc',
    fields: ['brightness_percent', 'screen_saver_minutes', 'clean_lock_seconds']
  },
  { path: '/features/misc/shifts', tag: 'misc', fields: ['starts'] },
  { path: '/features/misc/usb', tag: 'misc', permission: 'misc', fields: ['storage', 'keyboard', 'autorun'] },
  {
    path: '/features/misc/reboot',
    tag: 'misc',
    permission: 'misc',
    fields: ['plan', 'weekday', 'time', 'hold_while_job']
  },
  { path: '/features/misc/ftp', tag: 'misc-services', permission: 'misc', fields: ['enabled', 'port', 'tls_required'] },
  {
    path: '/features/misc/time',
    tag: 'misc-services',
    permission: 'misc',
    fields: ['synchronise', 'server1', 'server2', 'server3', 'server4', 'interval_minutes', 'zone']
  },
  { path: '/features/misc/discovery', tag: 'misc-services', permission: 'misc', fields: ['mdns', 'vendor'] },
  {
    path: '/features/misc/syslog',
    tag: 'misc-services',
    permission: 'misc',
    fields: ['enabled', 'host', 'port', 'level']
  },
  {
    path: '/features/misc/snmp',
    tag: 'misc-services',
    permission: 'misc',
    fields: ['enabled', 'port', 'version', 'username', 'community_set', 'auth_password_set', 'privacy_password_set']
  },
  {
    path: '/features/misc/web-server',
    tag: 'misc-web',
    permission: 'misc',
    fields: ['redirect', 'idle_minutes', 'allowed_networks']
  },
  {
    path: '/features/secs-gem/settings',
    tag: 'secs-gem',
    permission: 'secs-gem',
    fields: ['enabled', 'mode', 'host', 'port', 'device', 't3_s', 't5_s', 't6_s', 't7_s', 't8_s', 'linktest_s']
  },
  {
    path: '/features/vnc/settings',
    tag: 'vnc',
    permission: 'misc',
    fields: [
      'enabled',
      'port',
      'monitor_mode',
      'control_minutes',
      'shared',
      'timeout_minutes',
      'allowed_networks',
      'control_password_set',
      'view_password_set'
    ]
  },
  {
    path: '/features/webview/settings',
    tag: 'webview',
    permission: 'webview-setting',
    fields: [
      'enabled',
      'control_username',
      'view_username',
      'max_connections',
      'idle_timeout_minutes',
      'granted_by',
      'answer_seconds',
      'unanswered',
      'hand_back_seconds',
      'local_priority',
      'safety_question',
      'network_rule',
      'networks',
      'control_password_set',
      'view_password_set'
    ]
  }
]
