// What is used of each reply, which the compiler compares with the contract: variants lack some screens, whose shapes have more.

export const LEVELS = { fields: { levels: { list: { fields: { level: 'string', factory: 'boolean' } } } } } as const

export const WEB_SERVER = { fields: { redirect: 'boolean', idle_minutes: 'integer' } } as const

export const FTP = { fields: { enabled: 'boolean', tls_required: 'boolean' } } as const

export const SNMP = { fields: { enabled: 'boolean', version: 'string' } } as const

export const TIME = { fields: { synchronise: 'boolean' } } as const

export const VNC = { fields: { enabled: 'boolean' } } as const

export const OPC_UA = {
  fields: { policies: { list: 'string' }, tokens: { fields: { anonymous: 'boolean' } } }
} as const

export const CERTIFICATES = {
  fields: {
    items: {
      list: {
        fields: {
          list: 'string',
          name: 'string',
          valid_from: 'string',
          problem: { maybe: 'string' },
          'last_used?': { maybe: 'string' }
        }
      }
    }
  }
} as const

export const WEBVIEW = { fields: { enabled: 'boolean', unanswered: 'string' } } as const

export const BACKUP = { fields: { schedule: 'string', target: { fields: { kind: 'string' } } } } as const

export const EASYACCESS = { fields: { start_with_system: 'boolean' } } as const
