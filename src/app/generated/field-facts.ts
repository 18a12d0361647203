// Generated from the forms of src and static/contract by `npm run types`.

import type { ImpactList } from '../../api/impact'

type Span = readonly [least: number | null, most: number | null]

/** What the contract says of a field of a request. */
export interface FieldFacts {
  /** Of a number. */
  range?: Span
  /** In characters. */
  length?: Span
  /** Of a list. */
  entries?: Span
  /** Of a panel as delivered. */
  default?: string | number | boolean
  /** The right that is needed to turn it on. */
  right?: string
}

export interface CallFacts {
  /** The part of the contract. */
  tag: string
  /** Whom it can interrupt. */
  interrupts?: readonly ImpactList[]
  /** By path, as in the operation log. */
  fields: Readonly<Record<string, FieldFacts>>
}

/** By the calls that forms of the console make. */
export const FIELD_FACTS: Readonly<Record<string, CallFacts>> = {
  'PUT /uac/account/password': {
    tag: 'account',
    fields: { current: { length: [1, 128] }, password: { length: [8, 128] } }
  },
  'PUT /system/hmi/name': { tag: 'system', fields: { name: { length: [1, 32] } } },
  'PUT /system/datetime': {
    tag: 'system',
    interrupts: ['opcua_clients', 'remote_access', 'viewers', 'jobs'],
    fields: { time: {} }
  },
  'PUT /features/easyaccess/settings': {
    tag: 'easyaccess',
    fields: {
      server_location: { default: 'global' },
      proxy: { default: false },
      proxy_type: { default: 'http' },
      proxy_host: { length: [0, 253] },
      proxy_port: { range: [1, 65535] },
      proxy_username: { length: [0, 32] },
      proxy_password: { length: [0, 32] },
      start_with_system: { default: true },
      pass_through: { default: false }
    }
  },
  'POST /features/easyaccess/activation': {
    tag: 'easyaccess',
    fields: { partner_account: {}, password: { length: [6, 16] } }
  },
  'PUT /opcua/settings': {
    tag: 'opcua',
    interrupts: ['opcua_clients'],
    fields: {
      port: { range: [1, 65535], default: 4840 },
      application_name: { length: [1, 64] },
      interface: {},
      policies: { entries: [1, null] },
      modes: {},
      'tokens.anonymous': { default: false },
      'tokens.username': { default: true },
      'tokens.certificate': { default: false },
      autostart: { default: true },
      'limits.min_sampling_ms': { range: [50, 60000] },
      'limits.min_publishing_ms': { range: [50, 60000] },
      'limits.max_sessions': { range: [1, 100] },
      'limits.max_subscriptions': { range: [1, 1000] },
      'limits.max_items': { range: [1, 100000] },
      'limits.session_timeout_s': { range: [10, 3600] },
      'limits.max_keep_alive': { range: [1, 100] },
      'limits.max_queue': { range: [1, 1000] }
    }
  },
  'PUT /opcua/node-tree': {
    tag: 'opcua',
    interrupts: ['opcua_clients'],
    fields: {
      'folders[].name': {},
      'folders[].folders': {},
      'folders[].tags[].name': {},
      'folders[].tags[].plc': {},
      'folders[].tags[].address': {},
      'folders[].tags[].format': {},
      'folders[].tags[].index_register': {},
      'folders[].tags[].data_type': {},
      'folders[].tags[].length': { range: [1, 255] },
      'folders[].tags[].access': {}
    }
  },
  'POST /opcua/certificates/trusted': {
    tag: 'opcua-certificates',
    fields: { 'file.name': {}, 'file.content': { length: [4, 699052] } }
  },
  'POST /opcua/certificates/issuers': {
    tag: 'opcua-certificates',
    fields: { 'file.name': {}, 'file.content': { length: [4, 699052] } }
  },
  'PUT /opcua/certificates/own': {
    tag: 'opcua-certificates',
    interrupts: ['opcua_clients'],
    fields: {
      'certificate.name': {},
      'certificate.content': { length: [4, 699052] },
      'key.name': {},
      'key.content': { length: [4, 699052] },
      key_password: { length: [0, 128] }
    }
  },
  'POST /opcua/certificates/own/regenerate': {
    tag: 'opcua-certificates',
    interrupts: ['opcua_clients'],
    fields: {
      host_names: { entries: [1, 20] },
      organization: { length: [0, 64] },
      organization_unit: { length: [0, 64] },
      valid_days: { range: [30, 7300] },
      key_bits: {}
    }
  },
  'POST /opcua/revocation-lists': {
    tag: 'opcua-certificates',
    fields: { 'file.name': {}, 'file.content': { length: [4, 699052] } }
  },
  'PUT /opcua/discovery': {
    tag: 'opcua-discovery',
    fields: {
      register: { default: false },
      url: { length: [1, 255] },
      interval_seconds: { range: [30, 600] },
      mdns: { default: false }
    }
  },
  'POST /opcua/discovery/tests': { tag: 'opcua-discovery', fields: { url: { length: [1, 255] } } },
  'PUT /opcua/trace/settings': {
    tag: 'opcua-trace',
    fields: {
      level: { default: 'warning' },
      categories: {},
      file_mb: { range: [1, 10] },
      files: { range: [1, 10] },
      auto_off_minutes: { range: [0, 1440] }
    }
  },
  'POST /data/events/exports': {
    tag: 'event-log',
    fields: {
      from: {},
      to: {},
      state: { entries: [1, null] },
      category: { entries: [1, 256] },
      priority: { entries: [1, null] },
      text: { length: [1, 100] },
      figure: {},
      language: {},
      separator: {},
      decimal: {},
      time_format: {}
    }
  },
  'PUT /data/events/settings': {
    tag: 'event-log',
    fields: { retention_days: { range: [1, 3650] }, total: { range: [1, null] }, reason: { length: [1, 200] } }
  },
  'POST /data/events/acknowledgements': {
    tag: 'event-log',
    fields: { numbers: { entries: [1, 500] }, comment: { length: [0, 200] } }
  },
  'POST /data/events/{number}/comments': { tag: 'event-log', fields: { text: { length: [1, 200] } } },
  'POST /data/events/deletions': {
    tag: 'event-log',
    fields: { before: {}, total: { range: [1, null] }, reason: { length: [1, 200] } }
  },
  'POST /system/restart': {
    tag: 'system-info',
    interrupts: [
      'plc_links',
      'opcua_clients',
      'factory_hosts',
      'remote_access',
      'viewers',
      'ftp_clients',
      'jobs',
      'active_alarms'
    ],
    fields: { reason: { length: [1, 200] } }
  },
  'POST /system/identify': { tag: 'system-info', fields: { seconds: { range: [5, 120] } } },
  'POST /project/recipes/{id}/records': {
    tag: 'recipe',
    fields: { definition: {}, name: { length: [1, 40] }, values: { entries: [0, 64] } }
  },
  'PUT /project/recipes/{id}/records/{number}': {
    tag: 'recipe',
    fields: { definition: {}, name: { length: [1, 40] }, values: { entries: [0, 64] } }
  },
  'POST /project/recipes/{id}/imports': {
    tag: 'recipe',
    fields: {
      definition: {},
      changes: { range: [0, null] },
      existing: {},
      'rows[].number': { range: [0, null] },
      'rows[].name': { length: [1, 40] },
      'rows[].values': { entries: [0, 64] }
    }
  },
  'POST /uac/accounts': {
    tag: 'accounts',
    fields: {
      username: { length: [1, 32] },
      name: { length: [0, 64] },
      roles: { entries: [1, 200] },
      password_must_change: {},
      valid_until: {},
      password_age_days: { range: [0, 365] },
      password: { length: [8, 64] }
    }
  },
  'PUT /uac/accounts/{id}': {
    tag: 'accounts',
    fields: {
      name: { length: [0, 64] },
      roles: { entries: [1, 200] },
      password_must_change: {},
      valid_until: {},
      password_age_days: { range: [0, 365] }
    }
  },
  'POST /uac/accounts/{id}/password-resets': { tag: 'accounts', fields: { password: { length: [8, 64] } } },
  'POST /uac/accounts/imports': {
    tag: 'accounts',
    fields: {
      duplicates: {},
      'rows[].username': { length: [1, 32] },
      'rows[].name': { length: [0, 64] },
      'rows[].roles': { entries: [1, 200] },
      'rows[].password_must_change': {},
      'rows[].valid_until': {},
      'rows[].password_age_days': { range: [0, 365] }
    }
  },
  'POST /uac/access-tokens': {
    tag: 'access-tokens',
    fields: { name: { length: [1, 32] }, roles: { entries: [1, 200] }, days: { range: [1, 365] } }
  },
  'PUT /system/passwords/{level}': {
    tag: 'system-passwords',
    fields: { current: { length: [1, 64] }, password: { length: [8, 64] } }
  },
  'POST /project/enhanced-security/accounts': {
    tag: 'enhanced-security',
    fields: {
      username: { length: [1, 20] },
      classes: {},
      browse: {},
      read: {},
      write: {},
      hidden: {},
      valid_minutes: { range: [0, 525600] },
      password: { length: [4, 16] }
    }
  },
  'PUT /project/enhanced-security/accounts/{id}': {
    tag: 'enhanced-security',
    fields: {
      username: { length: [1, 20] },
      classes: {},
      browse: {},
      read: {},
      write: {},
      hidden: {},
      valid_minutes: { range: [0, 525600] }
    }
  },
  'PUT /project/enhanced-security/accounts/{id}/password': {
    tag: 'enhanced-security',
    fields: { password: { length: [4, 16] } }
  },
  'POST /project/enhanced-security/imports': {
    tag: 'enhanced-security',
    fields: {
      'accounts[].username': {},
      'accounts[].classes': {},
      'accounts[].browse': {},
      'accounts[].read': {},
      'accounts[].write': {},
      'accounts[].hidden': {},
      'accounts[].valid_minutes': { range: [0, 525600] },
      'accounts[].password': {},
      effective_from: {},
      effective_until: {}
    }
  },
  'PUT /network/wifi': {
    tag: 'wifi',
    interrupts: ['plc_links', 'opcua_clients', 'factory_hosts', 'remote_access', 'viewers', 'ftp_clients', 'jobs'],
    fields: {
      mode: { default: 'off' },
      method: { default: 'dhcp' },
      address: {},
      mask: {},
      gateway: {},
      dns1: {},
      dns2: {},
      hotspot_password: {}
    }
  },
  'POST /network/wifi/networks': {
    tag: 'wifi',
    fields: {
      ssid: { length: [1, 32] },
      hidden: {},
      security: {},
      password: {},
      'eap.method': {},
      'eap.inner': {},
      'eap.identity': { length: [1, 128] },
      'eap.anonymous_identity': { length: [0, 128] },
      'eap.password': { length: [1, 128] },
      'eap.validate_server': {},
      'eap.server_name': { length: [0, 253] },
      'eap.ca_certificate.name': { length: [1, 255] },
      'eap.ca_certificate.content': { length: [4, 87384] },
      'eap.client_certificate.name': { length: [1, 255] },
      'eap.client_certificate.content': { length: [4, 87384] },
      'eap.client_key.name': { length: [1, 255] },
      'eap.client_key.content': { length: [4, 87384] },
      'eap.key_password': { length: [0, 128] }
    }
  },
  'PUT /network/hotspot': {
    tag: 'hotspot',
    interrupts: ['plc_links', 'opcua_clients', 'factory_hosts', 'remote_access', 'viewers', 'ftp_clients', 'jobs'],
    fields: {
      use: { default: 'never' },
      ssid: { length: [1, 32] },
      security: { default: 'wpa2' },
      band: { default: '2.4' },
      channel: { range: [0, 196] },
      country: {},
      address: {},
      dhcp_first: {},
      dhcp_last: {},
      lease_minutes: { range: [2, 10080] },
      hidden: { default: false },
      isolate: { default: true },
      max_clients: { range: [1, 10] },
      auto_off_minutes: { range: [0, 1440] },
      password: {}
    }
  },
  'PUT /network/ethernet/{id}/settings': {
    tag: 'ethernet',
    interrupts: ['plc_links', 'opcua_clients', 'factory_hosts', 'remote_access', 'viewers', 'ftp_clients', 'jobs'],
    fields: {
      method: {},
      address: {},
      mask: {},
      gateway: {},
      dns1: {},
      dns2: {},
      hostname: { length: [1, 32] },
      mtu: { range: [576, 1500], default: 1500 }
    }
  },
  'POST /network/ethernet/{id}/address-check': { tag: 'ethernet', fields: { address: {} } },
  'PUT /email/smtp': {
    tag: 'email',
    fields: {
      host: { length: [1, 253] },
      port: { range: [1, 65535] },
      encryption: { default: 'starttls' },
      username: { length: [1, 254] },
      sender_name: { length: [1, 64] },
      sender_address: { length: [3, 254] },
      verify_certificate: { default: true },
      timeout_seconds: { range: [5, 60] },
      retries: { range: [0, 5] },
      password: { length: [1, 128] }
    }
  },
  'POST /email/tests': {
    tag: 'email',
    fields: {
      'settings.host': { length: [1, 253] },
      'settings.port': { range: [1, 65535] },
      'settings.encryption': { default: 'starttls' },
      'settings.username': { length: [1, 254] },
      'settings.sender_name': { length: [1, 64] },
      'settings.sender_address': { length: [3, 254] },
      'settings.verify_certificate': { default: true },
      'settings.timeout_seconds': { range: [5, 60] },
      'settings.retries': { range: [0, 5] },
      'settings.password': { length: [1, 128] },
      contact_id: {},
      group_id: {}
    }
  },
  'POST /email/contacts': {
    tag: 'email',
    fields: { name: { length: [1, 64] }, mail: { length: [3, 254] }, groups: { entries: [0, 16] } }
  },
  'PUT /email/contacts/{id}': {
    tag: 'email',
    fields: { name: { length: [1, 64] }, mail: { length: [3, 254] }, groups: { entries: [0, 16] } }
  },
  'POST /email/contacts/imports': {
    tag: 'email',
    fields: {
      'contacts[].name': { length: [1, 64] },
      'contacts[].mail': { length: [3, 254] },
      'contacts[].groups': { entries: [0, 16] }
    }
  },
  'PUT /email/groups/{id}': { tag: 'email', fields: { name: { length: [0, 32] }, members: { entries: [0, 500] } } },
  'PUT /system/accepted-risks/{id}': { tag: 'hardening', fields: { reason: { length: [1, 200] }, until: {} } },
  'PUT /project/recipe-backups/settings': {
    tag: 'backup-recipe',
    fields: {
      contents: { entries: [1, 3] },
      'target.kind': { default: 'pc' },
      'target.host': { length: [0, 253] },
      'target.port': { range: [1, 65535] },
      'target.username': { length: [0, 64] },
      'target.folder': { length: [0, 128] },
      'target.passive': { default: true },
      'target.trusted_fingerprint': { length: [0, 95] },
      'target.password': { length: [0, 64] },
      name_pattern: { length: [1, 64] },
      keep_last: { range: [1, 100] },
      schedule: { default: 'none' },
      daily_at: {},
      email_to: { length: [0, 254] }
    }
  },
  'POST /project/recipe-backups/{id}/restores': {
    tag: 'backup-recipe',
    fields: { recipes: { entries: [0, 1000] }, memory: {}, records: { range: [0, null] }, reason: { length: [0, 200] } }
  },
  'POST /project/management/updates': {
    tag: 'project-management',
    interrupts: ['plc_links', 'opcua_clients', 'viewers', 'active_alarms'],
    fields: {
      candidate: {},
      password: { length: [1, 128] },
      package_password: { length: [1, 128] },
      keep_recipes: {},
      keep_history: {},
      keep_retentive: {}
    }
  },
  'POST /project/management/rollbacks': {
    tag: 'project-management',
    interrupts: ['plc_links', 'opcua_clients', 'viewers', 'active_alarms'],
    fields: { password: { length: [1, 128] }, package_password: { length: [1, 128] } }
  },
  'PUT /data/operation-log/settings': { tag: 'operation-log', fields: { when_full: { default: 'overwrite' } } },
  'PUT /features/codesys/settings': {
    tag: 'codesys',
    fields: {
      port: {},
      address: {},
      mask: {},
      gateway: {},
      fieldbus_ports: { entries: [0, 8] },
      start_with_panel: { default: true }
    }
  },
  'POST /features/codesys/licence/activation': { tag: 'codesys', fields: { code: {} } },
  'POST /features/codesys/licence/requests': { tag: 'codesys', fields: { code: {} } },
  'PUT /features/communication/devices/{id}/settings': {
    tag: 'communication',
    interrupts: ['plc_links'],
    fields: {
      enabled: {},
      port: {},
      address: {},
      tcp_port: { range: [1, 65535] },
      station: { range: [0, 255] },
      timeout_s: { range: [0.1, 60] },
      retries: { range: [0, 10] },
      turn_around_ms: { range: [0, 1000] }
    }
  },
  'PUT /features/communication/ports/{id}/settings': {
    tag: 'communication',
    interrupts: ['plc_links'],
    fields: { mode: {}, baud_rate: {}, data_bits: {}, parity: {}, stop_bits: {} }
  },
  'PUT /data/backup/settings': {
    tag: 'backup-data',
    fields: {
      contents: { entries: [1, null] },
      range: { default: 'today' },
      days: { range: [1, 90] },
      format: { default: 'csv' },
      language: {},
      'target.kind': { default: 'pc' },
      'target.host': { length: [0, 253] },
      'target.port': { range: [1, 65535] },
      'target.username': { length: [0, 64] },
      'target.folder': { length: [0, 128] },
      'target.passive': { default: true },
      'target.trusted_fingerprint': { length: [0, 95] },
      'target.password': { length: [0, 64] },
      email_group: {},
      email_limit_mb: { range: [1, 50] },
      name_pattern: { length: [1, 64] },
      catch_up: { default: true },
      schedule: { default: 'none' },
      at: {},
      weekday: { default: 'mon' },
      event_priority: { default: 'emergency' },
      delete_copied: { default: false, right: 'event-delete' },
      retention_days: { range: [1, 365] }
    }
  },
  'PUT /features/misc/led': { tag: 'misc', fields: { mode: { default: 'power_and_link' } } },
  'PUT /features/misc/buzzer': {
    tag: 'misc',
    fields: { touch_sound: { default: true }, alarm_sound: { default: true }, volume_percent: { range: [0, 100] } }
  },
  'POST /features/misc/buzzer/beep': { tag: 'misc', fields: { volume_percent: { range: [0, 100] } } },
  'PUT /features/misc/display': {
    tag: 'misc',
    fields: {
      brightness_percent: { range: [5, 100] },
      screen_saver_minutes: { range: [0, 240] },
      clean_lock_seconds: { range: [10, 60] }
    }
  },
  'PUT /features/misc/shifts': { tag: 'misc', fields: { starts: { entries: [0, 6] } } },
  'PUT /features/misc/usb': {
    tag: 'misc',
    fields: { storage: { default: true }, keyboard: { default: true }, autorun: { default: false } }
  },
  'PUT /features/misc/reboot': {
    tag: 'misc',
    interrupts: ['plc_links', 'opcua_clients', 'factory_hosts', 'remote_access', 'viewers', 'ftp_clients'],
    fields: { plan: { default: 'none' }, weekday: { default: 'sunday' }, time: {}, hold_while_job: { default: true } }
  },
  'PUT /features/misc/ftp': {
    tag: 'misc-services',
    interrupts: ['ftp_clients'],
    fields: { enabled: { default: false }, port: { range: [1, 65535], default: 21 }, tls_required: { default: true } }
  },
  'PUT /features/misc/time': {
    tag: 'misc-services',
    interrupts: ['opcua_clients', 'remote_access', 'viewers', 'jobs'],
    fields: {
      synchronise: { default: false },
      server1: { length: [0, 253] },
      server2: { length: [0, 253] },
      server3: { length: [0, 253] },
      server4: { length: [0, 253] },
      interval_minutes: { range: [15, 1440] },
      zone: { length: [1, 64] }
    }
  },
  'PUT /features/misc/discovery': {
    tag: 'misc-services',
    fields: { mdns: { default: true }, vendor: { default: true } }
  },
  'PUT /features/misc/syslog': {
    tag: 'misc-services',
    fields: {
      enabled: { default: false },
      host: { length: [0, 253] },
      port: { range: [1, 65535], default: 514 },
      level: { default: 'warning' }
    }
  },
  'PUT /features/misc/snmp': {
    tag: 'misc-services',
    fields: {
      enabled: { default: false },
      port: { range: [1, 65535], default: 161 },
      version: { default: 'v3' },
      username: { length: [0, 32] },
      community: { length: [1, 32] },
      auth_password: { length: [8, 32] },
      privacy_password: { length: [8, 32] }
    }
  },
  'PUT /features/misc/web-server': {
    tag: 'misc-web',
    fields: { redirect: { default: true }, idle_minutes: { range: [1, 480] }, allowed_networks: { entries: [0, 16] } }
  },
  'POST /features/misc/web-server/certificate': {
    tag: 'misc-web',
    fields: { certificate: { length: [1, 65536] }, key: { length: [1, 65536] }, key_password: { length: [0, 128] } }
  },
  'PUT /features/secs-gem/settings': {
    tag: 'secs-gem',
    interrupts: ['factory_hosts'],
    fields: {
      enabled: { default: false },
      mode: { default: 'passive' },
      host: {},
      port: { range: [1, 65535], default: 5000 },
      device: { range: [0, 32767] },
      t3_s: { range: [1, 120] },
      t5_s: { range: [1, 240] },
      t6_s: { range: [1, 240] },
      t7_s: { range: [1, 240] },
      t8_s: { range: [1, 120] },
      linktest_s: { range: [0, 600] }
    }
  },
  'PUT /features/vnc/settings': {
    tag: 'vnc',
    interrupts: ['viewers'],
    fields: {
      enabled: { default: false },
      port: { range: [1024, 65535], default: 5900 },
      monitor_mode: { default: true },
      control_minutes: { range: [0, 480] },
      shared: { default: true },
      timeout_minutes: { range: [0, 120] },
      allowed_networks: { entries: [0, 8] },
      control_password: { length: [0, 8] },
      view_password: { length: [0, 8] }
    }
  },
  'PUT /features/webview/settings': {
    tag: 'webview',
    interrupts: ['viewers'],
    fields: {
      enabled: { default: false },
      control_username: { length: [0, 32] },
      view_username: { length: [0, 32] },
      max_connections: { range: [1, 4] },
      idle_timeout_minutes: { range: [0, 120] },
      granted_by: { default: 'controller' },
      answer_seconds: { range: [10, 120] },
      unanswered: { default: 'deny' },
      hand_back_seconds: { range: [0, 3600] },
      local_priority: { default: true },
      safety_question: { default: true },
      network_rule: { default: 'any' },
      networks: { entries: [0, 16] },
      control_password: { length: [8, 64] },
      view_password: { length: [8, 64] }
    }
  },
  'POST /features/webview/connections': {
    tag: 'webview',
    fields: { username: { length: [1, 32] }, password: { length: [1, 64] } }
  },
  'POST /features/touch-calibration/start': { tag: 'touch-calibration', fields: { points: { range: [2, 5] } } }
}
