// Generated from static/contract by `npm run types`.

import type { BodySchema, RestoreCalls } from '../configuration/restore'

/** The calls that restore what a snapshot contains, by its path. */
export const RESTORE: Readonly<Record<string, RestoreCalls>> = {
  '/system/hmi/name': {
    put: {
      path: '/system/hmi/name',
      body: {
        type: 'object',
        properties: { name: { type: 'string', minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9.-]+$' } }
      }
    }
  },
  '/features/easyaccess/settings': {
    put: {
      path: '/features/easyaccess/settings',
      permission: 'easyaccess',
      body: {
        type: 'object',
        optional: ['proxy_password'],
        properties: {
          server_location: { ref: 'EasyAccessLocation' },
          proxy: { type: 'boolean' },
          proxy_type: { enum: ['http', 'socks5'] },
          proxy_host: { type: 'string', maxLength: 253 },
          proxy_port: { type: 'integer', minimum: 1, maximum: 65535 },
          proxy_username: { type: 'string', maxLength: 32 },
          proxy_password: {
            type: 'string',
            maxLength: 32,
            secret: true,
            needed: {
              with: { proxy: { enum: [true] }, proxy_username: { minLength: 1 } },
              same: ['proxy_type', 'proxy_host', 'proxy_port', 'proxy_username']
            }
          },
          start_with_system: { type: 'boolean' },
          pass_through: { type: 'boolean' }
        }
      }
    }
  },
  '/opcua/settings': {
    put: {
      path: '/opcua/settings',
      permission: 'opcua',
      interrupts: ['opcua_clients'],
      body: {
        type: 'object',
        properties: {
          port: { type: 'integer', minimum: 1, maximum: 65535 },
          application_name: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
            pattern: '^[^ \u0001-\u001f]([^\u0001-\u001f]*[^ \u0001-\u001f])?$'
          },
          interface: { ref: 'Id' },
          policies: { type: 'array', minItems: 1, items: { ref: 'OpcUaPolicy' } },
          modes: { type: 'array', items: { ref: 'OpcUaSecureMode' } },
          tokens: { ref: 'OpcUaTokens' },
          autostart: { type: 'boolean' },
          limits: { ref: 'OpcUaLimits' }
        }
      }
    }
  },
  '/opcua/node-tree': {
    put: {
      path: '/opcua/node-tree',
      permission: 'opcua',
      interrupts: ['opcua_clients'],
      body: { type: 'object', properties: { folders: { type: 'array', items: { ref: 'NodeFolder' } } } }
    },
    refers: { plc: { path: '/opcua/driver-table', list: ['drivers'], key: 'plc' } }
  },
  '/opcua/discovery': {
    put: {
      path: '/opcua/discovery',
      permission: 'opcua',
      body: {
        type: 'object',
        properties: {
          register: { type: 'boolean' },
          url: { ref: 'OpcUaDiscoveryUrl' },
          interval_seconds: { type: 'integer', minimum: 30, maximum: 600 },
          mdns: { type: 'boolean' }
        }
      }
    }
  },
  '/opcua/trace/settings': {
    put: {
      path: '/opcua/trace/settings',
      permission: 'opcua',
      body: {
        type: 'object',
        properties: {
          level: { ref: 'OpcUaTraceLevel' },
          categories: { type: 'array', items: { ref: 'OpcUaTraceCategory' } },
          file_mb: { type: 'integer', minimum: 1, maximum: 10 },
          files: { type: 'integer', minimum: 1, maximum: 10 },
          auto_off_minutes: { type: 'integer', minimum: 0, maximum: 1440 }
        }
      }
    }
  },
  '/data/events/settings': {
    put: {
      path: '/data/events/settings',
      permission: 'event-log',
      action: 'event-delete',
      body: {
        type: 'object',
        optional: ['total', 'reason'],
        properties: {
          retention_days: { type: 'integer', minimum: 1, maximum: 3650 },
          total: { type: 'integer', minimum: 1 },
          reason: { type: 'string', minLength: 1, maxLength: 200, pattern: '[^\u0001-  ­͏؜ᅟᅠ ឴឵᠋᠌᠍᠎           ​‌‍‎‏  ‪‫‬‭‮  ⁠⁡⁢⁣⁤⁥⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯⠀　ㅤ︀︁︂︃︄︅︆︇︈︉︊︋︌︍︎️﻿ﾠ]' }
        }
      }
    }
  },
  '/uac/accounts/{id}': {
    put: {
      path: '/uac/accounts/{id}',
      permission: 'account-management',
      body: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 64 },
          roles: {
            type: 'array',
            minItems: 1,
            maxItems: 200,
            items: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }
          },
          password_must_change: { type: 'boolean' },
          valid_until: { type: ['string', 'null'], pattern: '^[0-9]{4}/[0-9]{2}/[0-9]{2}$' },
          password_age_days: { type: 'integer', minimum: 0, maximum: 365 }
        }
      }
    },
    post: {
      path: '/uac/accounts',
      permission: 'account-management',
      body: {
        type: 'object',
        optional: ['password'],
        properties: {
          username: { type: 'string', minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9._-]+$' },
          name: { type: 'string', maxLength: 64 },
          roles: {
            type: 'array',
            minItems: 1,
            maxItems: 200,
            items: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }
          },
          password_must_change: { type: 'boolean' },
          valid_until: { type: ['string', 'null'], pattern: '^[0-9]{4}/[0-9]{2}/[0-9]{2}$' },
          password_age_days: { type: 'integer', minimum: 0, maximum: 365 },
          password: { type: 'string', minLength: 8, maxLength: 64, pattern: '^[ -~]+$', secret: true }
        }
      }
    },
    delete: { path: '/uac/accounts/{id}', permission: 'account-management' },
    secrets: ['password']
  },
  '/project/enhanced-security/accounts/{id}': {
    put: {
      path: '/project/enhanced-security/accounts/{id}',
      permission: 'enhanced-security',
      body: {
        type: 'object',
        properties: {
          username: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[^\u0001-/:-@[-`{-]+$' },
          classes: { type: 'array', items: { enum: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] } },
          browse: { type: 'boolean' },
          read: { type: 'boolean' },
          write: { type: 'boolean' },
          hidden: { type: 'boolean' },
          valid_minutes: { type: ['integer', 'null'], minimum: 0, maximum: 525600 }
        }
      }
    },
    addable: true
  },
  '/network/wifi': {
    put: {
      path: '/network/wifi',
      permission: 'wifi',
      interrupts: ['plc_links', 'opcua_clients', 'factory_hosts', 'remote_access', 'viewers', 'ftp_clients', 'jobs'],
      pending: true,
      body: {
        type: 'object',
        optional: ['hotspot_password'],
        properties: {
          mode: { enum: ['off', 'client', 'hotspot'] },
          method: { enum: ['dhcp', 'static'] },
          address: { type: 'string', maxLength: 15 },
          mask: { type: 'string', maxLength: 15 },
          gateway: { type: 'string', maxLength: 15 },
          dns1: { type: 'string', maxLength: 15 },
          dns2: { type: 'string', maxLength: 15 },
          hotspot_password: {
            type: 'string',
            pattern: '^[ -~]{8,63}$',
            secret: true,
            needed: { with: { mode: { enum: ['hotspot'] } } }
          }
        }
      }
    }
  },
  '/network/wifi/networks': {
    post: {
      path: '/network/wifi/networks',
      permission: 'wifi',
      body: {
        type: 'object',
        optional: ['password', 'eap'],
        properties: {
          ssid: { type: 'string', minLength: 1, maxLength: 32 },
          hidden: { type: 'boolean' },
          security: { enum: ['open', 'personal', 'enterprise'] },
          password: {
            type: 'string',
            pattern: '^([ -~]{8,63}|[0-9A-Fa-f]{64})$',
            secret: true,
            needed: { with: { security: { enum: ['personal'] } } }
          },
          eap: { ref: 'WifiEap', needed: { with: { security: { enum: ['enterprise'] } } } }
        }
      }
    },
    delete: { path: '/network/wifi/networks/{id}', permission: 'wifi' }
  },
  '/network/hotspot': {
    put: {
      path: '/network/hotspot',
      permission: 'hotspot',
      interrupts: ['plc_links', 'opcua_clients', 'factory_hosts', 'remote_access', 'viewers', 'ftp_clients', 'jobs'],
      pending: true,
      body: {
        type: 'object',
        optional: ['password'],
        properties: {
          use: { ref: 'HotspotUse' },
          ssid: { type: 'string', minLength: 1, maxLength: 32 },
          security: { enum: ['wpa2', 'wpa3', 'wpa2-wpa3'] },
          band: { enum: ['2.4', '5'] },
          channel: { type: 'integer', minimum: 0, maximum: 196 },
          country: { type: 'string', pattern: '^[A-Z]{2}$' },
          address: { type: 'string', maxLength: 15 },
          dhcp_first: { type: 'string', maxLength: 15 },
          dhcp_last: { type: 'string', maxLength: 15 },
          lease_minutes: { type: 'integer', minimum: 2, maximum: 10080 },
          hidden: { type: 'boolean' },
          isolate: { type: 'boolean' },
          max_clients: { type: 'integer', minimum: 1, maximum: 10 },
          auto_off_minutes: { type: 'integer', minimum: 0, maximum: 1440 },
          password: {
            type: 'string',
            pattern: '^[ -~]{8,63}$',
            secret: true,
            needed: { with: { use: { enum: ['always', 'wifi_lost'] } } }
          }
        }
      }
    }
  },
  '/network/ethernet/{id}/settings': {
    put: {
      path: '/network/ethernet/{id}/settings',
      permission: 'ethernet',
      interrupts: ['plc_links', 'opcua_clients', 'factory_hosts', 'remote_access', 'viewers', 'ftp_clients', 'jobs'],
      pending: true,
      body: {
        type: 'object',
        properties: {
          method: { enum: ['dhcp', 'static'] },
          address: { type: 'string', maxLength: 15 },
          mask: { type: 'string', maxLength: 15 },
          gateway: { type: 'string', maxLength: 15 },
          dns1: { type: 'string', maxLength: 15 },
          dns2: { type: 'string', maxLength: 15 },
          hostname: { type: 'string', minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9.-]+$' },
          mtu: { type: 'integer', minimum: 576, maximum: 1500 }
        }
      }
    }
  },
  '/email/smtp': {
    put: {
      path: '/email/smtp',
      permission: 'email',
      body: {
        type: 'object',
        optional: ['password'],
        properties: {
          host: { type: 'string', minLength: 1, maxLength: 253 },
          port: { type: 'integer', minimum: 1, maximum: 65535 },
          encryption: { enum: ['none', 'starttls', 'tls'] },
          username: { type: 'string', minLength: 1, maxLength: 254, pattern: '^ *[^\u0001- ][^\u0001-\u001f]*$' },
          sender_name: { type: 'string', minLength: 1, maxLength: 64, pattern: '^ *[^\u0001- ][^\u0001-\u001f]*$' },
          sender_address: { type: 'string', minLength: 3, maxLength: 254, pattern: '^[^@\u0001- ]+@[^@\u0001- ]+$' },
          verify_certificate: { type: 'boolean' },
          timeout_seconds: { type: 'integer', minimum: 5, maximum: 60 },
          retries: { type: 'integer', minimum: 0, maximum: 5 },
          password: {
            type: 'string',
            minLength: 1,
            maxLength: 128,
            secret: true,
            needed: { same: ['host', 'port', 'username'], no_weaker: ['encryption', 'verify_certificate'] }
          }
        }
      }
    }
  },
  '/email/contacts': {
    put: {
      path: '/email/contacts/{id}',
      permission: 'email',
      body: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 64, pattern: '^ *[^\u0001- ][^\u0001-\u001f]*$' },
          mail: { type: 'string', minLength: 3, maxLength: 254, pattern: '^[^@\u0001- ]+@[^@\u0001- ]+$' },
          groups: { type: 'array', maxItems: 16, items: { ref: 'Id' } }
        }
      }
    },
    post: {
      path: '/email/contacts',
      permission: 'email',
      body: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 64, pattern: '^ *[^\u0001- ][^\u0001-\u001f]*$' },
          mail: { type: 'string', minLength: 3, maxLength: 254, pattern: '^[^@\u0001- ]+@[^@\u0001- ]+$' },
          groups: { type: 'array', maxItems: 16, items: { ref: 'Id' } }
        }
      }
    },
    delete: { path: '/email/contacts/{id}', permission: 'email' },
    defaults: { groups: [] }
  },
  '/email/groups': {
    put: {
      path: '/email/groups/{id}',
      permission: 'email',
      body: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 32, pattern: '^[^\u0001-\u001f]*$' },
          members: { type: 'array', maxItems: 500, items: { ref: 'Id' } }
        }
      }
    }
  },
  '/project/recipe-backups/settings': {
    put: {
      path: '/project/recipe-backups/settings',
      permission: 'backup-recipe',
      body: {
        type: 'object',
        properties: {
          contents: { type: 'array', minItems: 1, maxItems: 3, items: { enum: ['recipes', 'retentive', 'extended'] } },
          target: { ref: 'NewFileTarget' },
          name_pattern: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\\\/:?*"<>|\u0001-\u001f­؜᠎​‌‍‎‏  ‪‫‬‭‮⁠⁦⁧⁨⁩﻿]+$' },
          keep_last: { type: 'integer', minimum: 1, maximum: 100 },
          schedule: { enum: ['none', 'daily', 'change'] },
          daily_at: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
          email_to: { type: 'string', maxLength: 254 }
        }
      }
    }
  },
  '/data/operation-log/settings': {
    put: {
      path: '/data/operation-log/settings',
      permission: 'account-management',
      body: { type: 'object', properties: { when_full: { ref: 'WhenLogFull' } } }
    }
  },
  '/features/codesys/settings': {
    put: {
      path: '/features/codesys/settings',
      permission: 'codesys',
      body: {
        type: 'object',
        properties: {
          port: { ref: 'Id' },
          address: { type: 'string', maxLength: 15 },
          mask: { type: 'string', maxLength: 15 },
          gateway: { type: 'string', maxLength: 15 },
          fieldbus_ports: { type: 'array', maxItems: 8, items: { ref: 'Id' } },
          start_with_panel: { type: 'boolean' }
        }
      }
    }
  },
  '/features/communication/devices/{id}/settings': {
    put: {
      path: '/features/communication/devices/{id}/settings',
      permission: 'communication',
      interrupts: ['plc_links'],
      body: {
        type: 'object',
        properties: {
          enabled: { type: 'boolean' },
          port: { ref: 'PlcPort' },
          address: { type: 'string', maxLength: 15 },
          tcp_port: { type: ['integer', 'null'], minimum: 1, maximum: 65535 },
          station: { type: 'integer', minimum: 0, maximum: 255 },
          timeout_s: { type: 'number', minimum: 0.1, maximum: 60 },
          retries: { type: 'integer', minimum: 0, maximum: 10 },
          turn_around_ms: { type: 'integer', minimum: 0, maximum: 1000 }
        }
      }
    }
  },
  '/features/communication/ports/{id}/settings': {
    put: {
      path: '/features/communication/ports/{id}/settings',
      permission: 'communication',
      interrupts: ['plc_links'],
      body: {
        type: 'object',
        properties: {
          mode: { ref: 'SerialMode' },
          baud_rate: { enum: [1200, 2400, 4800, 9600, 14400, 19200, 28800, 38400, 57600, 76800, 115200, 187500] },
          data_bits: { enum: [7, 8] },
          parity: { enum: ['none', 'even', 'odd', 'mark', 'space'] },
          stop_bits: { enum: [1, 2] }
        }
      }
    }
  },
  '/data/backup/settings': {
    put: {
      path: '/data/backup/settings',
      permission: 'backup-data',
      body: {
        type: 'object',
        properties: {
          contents: { type: 'array', minItems: 1, items: { ref: 'DataBackupContent' } },
          range: { enum: ['today', 'yesterday', 'all', 'days'] },
          days: { type: 'integer', minimum: 1, maximum: 90 },
          format: { enum: ['csv', 'database', 'both'] },
          language: { ref: 'LanguageCode' },
          target: { ref: 'NewFileTarget' },
          email_group: { type: 'string', pattern: '^[A-P]?$' },
          email_limit_mb: { type: 'integer', minimum: 1, maximum: 50 },
          name_pattern: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^/:?*"<>\\\\|\u0001-\u001f­؜᠎​‌‍‎‏  ‪‫‬‭‮⁠⁦⁧⁨⁩﻿]*$' },
          catch_up: { type: 'boolean' },
          schedule: { enum: ['none', 'daily', 'weekly', 'event'] },
          at: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
          weekday: { enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
          event_priority: { enum: ['low', 'middle', 'high', 'emergency'] },
          delete_copied: { type: 'boolean' },
          retention_days: { type: 'integer', minimum: 1, maximum: 365 }
        }
      }
    }
  },
  '/features/misc/led': {
    put: {
      path: '/features/misc/led',
      permission: 'misc',
      body: { type: 'object', properties: { mode: { enum: ['power_and_link', 'errors', 'off'] } } }
    }
  },
  '/features/misc/buzzer': {
    put: {
      path: '/features/misc/buzzer',
      permission: 'misc',
      body: {
        type: 'object',
        properties: {
          touch_sound: { type: 'boolean' },
          alarm_sound: { type: 'boolean' },
          volume_percent: { type: 'integer', minimum: 0, maximum: 100 }
        }
      }
    }
  },
  '/features/misc/display': {
    put: {
      path: '/features/misc/display',
      permission: 'misc',
      body: {
        type: 'object',
        properties: {
          brightness_percent: { type: 'integer', minimum: 5, maximum: 100 },
          screen_saver_minutes: { type: 'integer', minimum: 0, maximum: 240 },
          clean_lock_seconds: { type: 'integer', minimum: 10, maximum: 60 }
        }
      }
    }
  },
  '/features/misc/shifts': {
    put: {
      path: '/features/misc/shifts',
      permission: 'misc',
      body: {
        type: 'object',
        properties: {
          starts: { type: 'array', maxItems: 6, items: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } }
        }
      }
    }
  },
  '/features/misc/usb': {
    put: {
      path: '/features/misc/usb',
      permission: 'misc',
      body: {
        type: 'object',
        properties: { storage: { type: 'boolean' }, keyboard: { type: 'boolean' }, autorun: { type: 'boolean' } }
      }
    }
  },
  '/features/misc/reboot': {
    put: {
      path: '/features/misc/reboot',
      permission: 'misc',
      interrupts: ['plc_links', 'opcua_clients', 'factory_hosts', 'remote_access', 'viewers', 'ftp_clients'],
      body: {
        type: 'object',
        properties: {
          plan: { enum: ['none', 'weekly'] },
          weekday: { enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] },
          time: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
          hold_while_job: { type: 'boolean' }
        }
      }
    }
  },
  '/features/misc/ftp': {
    put: {
      path: '/features/misc/ftp',
      permission: 'misc',
      interrupts: ['ftp_clients'],
      body: {
        type: 'object',
        properties: {
          enabled: { type: 'boolean' },
          port: { type: 'integer', minimum: 1, maximum: 65535 },
          tls_required: { type: 'boolean' }
        }
      }
    }
  },
  '/features/misc/time': {
    put: {
      path: '/features/misc/time',
      permission: 'misc',
      action: 'clock',
      interrupts: ['opcua_clients', 'remote_access', 'viewers', 'jobs'],
      body: {
        type: 'object',
        properties: {
          synchronise: { type: 'boolean' },
          server1: { type: 'string', maxLength: 253 },
          server2: { type: 'string', maxLength: 253 },
          server3: { type: 'string', maxLength: 253 },
          server4: { type: 'string', maxLength: 253 },
          interval_minutes: { type: 'integer', minimum: 15, maximum: 1440 },
          zone: { type: 'string', minLength: 1, maxLength: 64 }
        }
      }
    }
  },
  '/features/misc/discovery': {
    put: {
      path: '/features/misc/discovery',
      permission: 'misc',
      body: { type: 'object', properties: { mdns: { type: 'boolean' }, vendor: { type: 'boolean' } } }
    }
  },
  '/features/misc/syslog': {
    put: {
      path: '/features/misc/syslog',
      permission: 'misc',
      body: {
        type: 'object',
        properties: {
          enabled: { type: 'boolean' },
          host: { type: 'string', maxLength: 253 },
          port: { type: 'integer', minimum: 1, maximum: 65535 },
          level: { ref: 'SyslogLevel' }
        }
      }
    }
  },
  '/features/misc/snmp': {
    put: {
      path: '/features/misc/snmp',
      permission: 'misc',
      body: {
        type: 'object',
        optional: ['community', 'auth_password', 'privacy_password'],
        properties: {
          enabled: { type: 'boolean' },
          port: { type: 'integer', minimum: 1, maximum: 65535 },
          version: { ref: 'SnmpVersion' },
          username: { type: 'string', maxLength: 32, pattern: '^[!-~]*$' },
          community: {
            type: 'string',
            minLength: 1,
            maxLength: 32,
            pattern: '^[!-~]+$',
            secret: true,
            needed: { with: { enabled: { enum: [true] }, version: { enum: ['v2c'] } } }
          },
          auth_password: {
            type: 'string',
            minLength: 8,
            maxLength: 32,
            pattern: '^[!-~]+$',
            secret: true,
            needed: { with: { enabled: { enum: [true] }, version: { enum: ['v3'] } } }
          },
          privacy_password: {
            type: 'string',
            minLength: 8,
            maxLength: 32,
            pattern: '^[!-~]+$',
            secret: true,
            needed: { with: { enabled: { enum: [true] }, version: { enum: ['v3'] } } }
          }
        }
      }
    }
  },
  '/features/misc/web-server': {
    put: {
      path: '/features/misc/web-server',
      permission: 'misc',
      body: {
        type: 'object',
        properties: {
          redirect: { type: 'boolean' },
          idle_minutes: { type: 'integer', minimum: 1, maximum: 480 },
          allowed_networks: {
            type: 'array',
            maxItems: 16,
            items: { type: 'string', maxLength: 18, pattern: '^[0-9./]+$' }
          }
        }
      }
    }
  },
  '/features/secs-gem/settings': {
    put: {
      path: '/features/secs-gem/settings',
      permission: 'secs-gem',
      interrupts: ['factory_hosts'],
      licensed: true,
      body: {
        type: 'object',
        properties: {
          enabled: { type: 'boolean' },
          mode: { enum: ['passive', 'active'] },
          host: { type: 'string', maxLength: 15 },
          port: { type: 'integer', minimum: 1, maximum: 65535 },
          device: { type: 'integer', minimum: 0, maximum: 32767 },
          t3_s: { type: 'integer', minimum: 1, maximum: 120 },
          t5_s: { type: 'integer', minimum: 1, maximum: 240 },
          t6_s: { type: 'integer', minimum: 1, maximum: 240 },
          t7_s: { type: 'integer', minimum: 1, maximum: 240 },
          t8_s: { type: 'integer', minimum: 1, maximum: 120 },
          linktest_s: { type: 'integer', minimum: 0, maximum: 600 }
        }
      }
    }
  },
  '/features/vnc/settings': {
    put: {
      path: '/features/vnc/settings',
      permission: 'misc',
      interrupts: ['viewers'],
      body: {
        type: 'object',
        optional: ['control_password', 'view_password'],
        properties: {
          enabled: { type: 'boolean' },
          port: { type: 'integer', minimum: 1024, maximum: 65535 },
          monitor_mode: { type: 'boolean' },
          control_minutes: { type: 'integer', minimum: 0, maximum: 480 },
          shared: { type: 'boolean' },
          timeout_minutes: { type: 'integer', minimum: 0, maximum: 120 },
          allowed_networks: { type: 'array', maxItems: 8, items: { type: 'string', maxLength: 18 } },
          control_password: {
            type: 'string',
            maxLength: 8,
            pattern: '^[ -~]*$',
            secret: true,
            needed: { with: { enabled: { enum: [true] } }, unless: ['view_password'] }
          },
          view_password: {
            type: 'string',
            maxLength: 8,
            pattern: '^[ -~]*$',
            secret: true,
            needed: { with: { enabled: { enum: [true] } }, unless: ['control_password'] }
          }
        }
      }
    }
  },
  '/features/webview/settings': {
    put: {
      path: '/features/webview/settings',
      permission: 'webview-setting',
      interrupts: ['viewers'],
      body: {
        type: 'object',
        optional: ['control_password', 'view_password'],
        properties: {
          enabled: { type: 'boolean' },
          control_username: { type: 'string', maxLength: 32, pattern: '^[A-Za-z0-9._-]*$' },
          view_username: { type: 'string', maxLength: 32, pattern: '^[A-Za-z0-9._-]*$' },
          max_connections: { type: 'integer', minimum: 1, maximum: 4 },
          idle_timeout_minutes: { type: 'integer', minimum: 0, maximum: 120 },
          granted_by: { enum: ['controller', 'panel'] },
          answer_seconds: { type: 'integer', minimum: 10, maximum: 120 },
          unanswered: { enum: ['grant', 'deny'] },
          hand_back_seconds: { type: 'integer', minimum: 0, maximum: 3600 },
          local_priority: { type: 'boolean' },
          safety_question: { type: 'boolean' },
          network_rule: { enum: ['any', 'allow', 'deny'] },
          networks: {
            type: 'array',
            maxItems: 16,
            items: { type: 'string', maxLength: 18, pattern: '^[0-9.]+/[0-9]{1,2}$' }
          },
          control_password: {
            type: 'string',
            minLength: 8,
            maxLength: 64,
            pattern: '^[ -~]*$',
            secret: true,
            needed: { with: { control_username: { minLength: 1 } } }
          },
          view_password: {
            type: 'string',
            minLength: 8,
            maxLength: 64,
            pattern: '^[ -~]*$',
            secret: true,
            needed: { with: { view_username: { minLength: 1 } } }
          }
        }
      }
    }
  }
}

/** Those that bodies refer to. */
export const BODY_SCHEMAS: Readonly<Record<string, BodySchema>> = {
  EasyAccessLocation: { enum: ['global', 'china'] },
  Id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
  OpcUaPolicy: {
    enum: ['None', 'Basic128Rsa15', 'Basic256', 'Basic256Sha256', 'Aes128_Sha256_RsaOaep', 'Aes256_Sha256_RsaPss']
  },
  OpcUaSecureMode: { enum: ['Sign', 'SignAndEncrypt'] },
  OpcUaTokens: {
    type: 'object',
    properties: { anonymous: { type: 'boolean' }, username: { type: 'boolean' }, certificate: { type: 'boolean' } }
  },
  OpcUaLimits: {
    type: 'object',
    properties: {
      min_sampling_ms: { type: 'integer', minimum: 50, maximum: 60000 },
      min_publishing_ms: { type: 'integer', minimum: 50, maximum: 60000 },
      max_sessions: { type: 'integer', minimum: 1, maximum: 100 },
      max_subscriptions: { type: 'integer', minimum: 1, maximum: 1000 },
      max_items: { type: 'integer', minimum: 1, maximum: 100000 },
      session_timeout_s: { type: 'integer', minimum: 10, maximum: 3600 },
      max_keep_alive: { type: 'integer', minimum: 1, maximum: 100 },
      max_queue: { type: 'integer', minimum: 1, maximum: 1000 }
    }
  },
  NodeFolder: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      folders: { type: 'array', items: { ref: 'NodeFolder' } },
      tags: { type: 'array', items: { ref: 'NodeTag' } }
    }
  },
  NodeTag: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      plc: { type: 'string' },
      address: { type: 'string' },
      format: { type: 'string' },
      index_register: { type: ['integer', 'null'] },
      data_type: { type: 'string' },
      length: { type: 'integer', minimum: 1, maximum: 255 },
      access: { enum: ['readable', 'writable'] }
    }
  },
  OpcUaDiscoveryUrl: {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    pattern: '^opc[.]tcp://[A-Za-z0-9.-]+(:[0-9]{1,5})?(/[!-~]*)?$'
  },
  OpcUaTraceLevel: { enum: ['none', 'error', 'warning', 'info', 'debug'] },
  OpcUaTraceCategory: { enum: ['server', 'session', 'subscription', 'security', 'value', 'discovery'] },
  WifiEap: {
    type: 'object',
    optional: [
      'inner',
      'anonymous_identity',
      'password',
      'server_name',
      'ca_certificate',
      'client_certificate',
      'client_key',
      'key_password'
    ],
    properties: {
      method: { enum: ['PEAP', 'TLS', 'TTLS', 'FAST'] },
      inner: { enum: ['MSCHAPv2', 'GTC', 'MD5', 'PAP'] },
      identity: { type: 'string', minLength: 1, maxLength: 128 },
      anonymous_identity: { type: 'string', maxLength: 128 },
      password: { type: 'string', minLength: 1, maxLength: 128, secret: true },
      validate_server: { type: 'boolean' },
      server_name: { type: 'string', maxLength: 253 },
      ca_certificate: { ref: 'WifiFile' },
      client_certificate: { ref: 'WifiFile' },
      client_key: { ref: 'WifiFile' },
      key_password: { type: 'string', maxLength: 128, secret: true }
    }
  },
  WifiFile: {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 255 },
      content: { type: 'string', minLength: 4, maxLength: 87384, pattern: '^[A-Za-z0-9+/]+={0,2}$' }
    }
  },
  HotspotUse: { enum: ['always', 'wifi_lost', 'never'] },
  NewFileTarget: {
    type: 'object',
    optional: ['password'],
    properties: {
      kind: { ref: 'FileTargetKind' },
      host: { type: 'string', maxLength: 253 },
      port: { type: 'integer', minimum: 1, maximum: 65535 },
      username: { type: 'string', maxLength: 64, pattern: '^[^\u0001-\u001f]*$' },
      folder: { type: 'string', maxLength: 128, pattern: '^[^:?*"<>\\\\|\u0001-\u001f]*$' },
      passive: { type: 'boolean' },
      trusted_fingerprint: {
        type: 'string',
        maxLength: 95,
        pattern: '^(|([0-9A-F]{2}:){31}[0-9A-F]{2}|SHA256:[A-Za-z0-9+/]{43})$'
      },
      password: {
        type: 'string',
        maxLength: 64,
        pattern: '^[^\u0001-\u001f]*$',
        secret: true,
        needed: {
          with: { kind: { enum: ['ftp', 'ftps', 'sftp'] } },
          same: ['kind', 'host', 'port', 'username', 'trusted_fingerprint']
        }
      }
    }
  },
  FileTargetKind: { enum: ['pc', 'usb', 'sd', 'ftp', 'ftps', 'sftp', 'email'] },
  WhenLogFull: { enum: ['stop', 'overwrite'] },
  PlcPort: { enum: ['lan', 'com1', 'com2', 'com3'] },
  SerialMode: { enum: ['rs232', 'rs485_2w', 'rs485_4w'] },
  DataBackupContent: { enum: ['data_logs', 'events', 'operations'] },
  LanguageCode: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$' },
  SyslogLevel: { enum: ['error', 'warning', 'notice', 'info', 'debug'] },
  SnmpVersion: { enum: ['v2c', 'v3'] }
}
