// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const SystemLevel: Shape<Schemas['SystemLevel']> = {
  of: { one: ['system-setting', 'upload-project', 'history', 'user'] }
}

export const LevelConnection: Shape<Schemas['LevelConnection']> = {
  of: {
    fields: {
      service: { one: ['ftp', 'backup', 'vnc', 'upload'] },
      address: 'string'
    }
  }
}

export const SystemPassword: Shape<Schemas['SystemPassword']> = {
  of: {
    fields: {
      level: SystemLevel.of,
      changed_at: { maybe: 'string' },
      factory: 'boolean',
      wait_seconds: 'integer',
      connections: { list: LevelConnection.of }
    }
  }
}

export const SystemPasswords: Shape<Schemas['SystemPasswords']> = {
  of: {
    fields: {
      levels: { list: SystemPassword.of }
    }
  }
}

export const EndedConnections: Shape<Schemas['EndedConnections']> = {
  of: {
    fields: {
      ended: 'integer'
    }
  }
}
