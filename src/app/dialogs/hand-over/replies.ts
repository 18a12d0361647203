// What is used of each reply, which the compiler compares with the contract: variants lack some screens, whose shapes have more.

const maybeText = { maybe: 'string' } as const

export const PROJECT = {
  fields: {
    running: {
      maybe: {
        fields: {
          project: { fields: { name: 'string', compiled_at: 'string', tool_version: 'string', checksum: 'string' } }
        }
      }
    },
    runtime_version: 'string'
  }
} as const

export const REFERENCE = { fields: { time: maybeText, username: maybeText } } as const

export const CODESYS = {
  fields: {
    availability: 'string',
    runtime: {
      fields: { state: { one: ['running', 'stopped', 'no_application', 'fault'] }, version: 'string' }
    },
    application: { maybe: { fields: { name: 'string', built_at: 'string', checksum: 'string' } } }
  }
} as const

export const CODESYS_NETWORK = {
  fields: { port: 'string', address: 'string', mask: 'string', gateway: 'string' }
} as const

export const ETHERNET = {
  fields: {
    ports: {
      list: {
        fields: {
          id: 'string',
          mac: 'string',
          state: { one: ['link_down', 'acquiring', 'up', 'conflict', 'fallback'] },
          address: maybeText,
          mask: maybeText,
          gateway: maybeText,
          dns: { list: 'string' }
        }
      }
    }
  }
} as const

export const IP_SETTINGS = {
  fields: {
    method: { one: ['dhcp', 'static'] },
    address: 'string',
    mask: 'string',
    gateway: 'string',
    dns1: 'string',
    dns2: 'string'
  }
} as const

export const WIFI = {
  fields: {
    state: {
      one: ['UNKNOWN', 'CONNECTED', 'CONNECTING', 'DISCONNECTED', 'DISABLED', 'PASSWDERR', 'FILEOPENERR']
    },
    ssid: maybeText,
    address: maybeText,
    mask: maybeText,
    gateway: maybeText,
    dns: { list: 'string' }
  }
} as const

export const HOTSPOT_STATUS = {
  fields: { state: { one: ['off', 'waiting', 'starting', 'on', 'failed'] } }
} as const

export const HOTSPOT = {
  fields: { ssid: 'string', address: 'string' }
} as const

export const SERVICES = {
  fields: {
    items: {
      list: {
        fields: {
          id: { one: ['ftp', 'vnc', 'time', 'web-server', 'discovery', 'syslog', 'snmp'] },
          state: {
            one: ['off', 'starting', 'running', 'warning', 'port_conflict', 'restart_needed', 'failed']
          },
          port: { maybe: 'integer' },
          reason: maybeText
        }
      }
    }
  }
} as const

export const OPC_UA = {
  fields: {
    availability: 'string',
    state: { one: ['Running', 'Stopped'] },
    port: 'integer',
    endpoints: { list: { fields: { policy: 'string', mode: 'string' } } }
  }
} as const

export const WEBVIEW = {
  fields: { enabled: 'boolean', control_username: 'string', view_username: 'string' }
} as const

export const SECS_GEM = {
  fields: {
    enabled: 'boolean',
    mode: { one: ['passive', 'active'] },
    host: 'string',
    port: 'integer',
    device: 'integer'
  }
} as const

export const EASYACCESS = {
  fields: { state: { one: ['Connecting', 'Connected', 'Occupied', 'Disconnected', 'Not Activated'] } }
} as const

export const OPERATORS = {
  fields: {
    in_use: 'boolean',
    accounts: {
      fields: {
        items: {
          list: {
            fields: {
              username: 'string',
              classes: { list: 'string' },
              browse: 'boolean',
              read: 'boolean',
              write: 'boolean',
              valid_minutes: { maybe: 'integer' },
              expires_at: maybeText
            }
          }
        }
      }
    }
  }
} as const

export const LEVELS = {
  fields: {
    levels: {
      list: {
        fields: {
          level: { one: ['system-setting', 'upload-project', 'history', 'user'] },
          factory: 'boolean'
        }
      }
    }
  }
} as const

export const WEB_CERTIFICATE = {
  fields: {
    subject: 'string',
    issuer: 'string',
    valid_from: 'string',
    valid_to: 'string',
    fingerprint: 'string',
    days_left: 'integer'
  }
} as const

export const CERTIFICATES = {
  fields: {
    items: {
      list: {
        fields: {
          list: { one: ['own', 'trusted', 'issuers', 'rejected'] },
          name: 'string',
          issuer: 'string',
          valid_from: 'string',
          valid_to: 'string',
          thumbprint: 'string',
          days_left: 'integer',
          problem: maybeText,
          reason: maybeText
        }
      }
    }
  }
} as const
