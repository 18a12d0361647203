// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const OpcUaTraceLevel: Shape<Schemas['OpcUaTraceLevel']> = {
  of: { one: ['none', 'error', 'warning', 'info', 'debug'] }
}

export const OpcUaTraceCategory: Shape<Schemas['OpcUaTraceCategory']> = {
  of: { one: ['server', 'session', 'subscription', 'security', 'value', 'discovery'] }
}

export const OpcUaTraceSettings: Shape<Schemas['OpcUaTraceSettings']> = {
  of: {
    fields: {
      level: OpcUaTraceLevel.of,
      categories: { list: OpcUaTraceCategory.of },
      file_mb: 'integer',
      files: 'integer',
      auto_off_minutes: 'integer'
    }
  }
}

export const OpcUaTraceStatus: Shape<Schemas['OpcUaTraceStatus']> = {
  of: {
    fields: {
      level: OpcUaTraceLevel.of,
      auto_off_seconds: { maybe: 'integer' },
      lines: 'integer',
      files: 'integer',
      bytes: 'integer',
      oldest: { maybe: 'string' }
    }
  }
}

export const OpcUaTraceLineLevel: Shape<Schemas['OpcUaTraceLineLevel']> = {
  of: { one: ['error', 'warning', 'info', 'debug'] }
}

export const OpcUaTraceLine: Shape<Schemas['OpcUaTraceLine']> = {
  of: {
    fields: {
      number: 'integer',
      time: 'string',
      level: OpcUaTraceLineLevel.of,
      category: OpcUaTraceCategory.of,
      text: 'string'
    }
  }
}

export const OpcUaTracePage: Shape<Schemas['OpcUaTracePage']> = {
  of: {
    fields: {
      items: { list: OpcUaTraceLine.of },
      total: 'integer',
      newest: 'integer'
    }
  }
}
