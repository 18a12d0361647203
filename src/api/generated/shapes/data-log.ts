// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const DataLogChannel: Shape<Schemas['DataLogChannel']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      'address?': 'string',
      unit: 'string',
      decimals: 'integer',
      'scale?': { one: ['left', 'right'] }
    }
  }
}

export const DataLog: Shape<Schemas['DataLog']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      'machine?': 'string',
      mode: { one: ['time', 'trigger'] },
      interval_seconds: { maybe: 'number' },
      first: { maybe: 'string' },
      last: { maybe: 'string' },
      records: 'integer',
      size_bytes: 'integer',
      channels: { list: DataLogChannel.of }
    }
  }
}

export const DataLogs: Shape<Schemas['DataLogs']> = {
  of: {
    fields: {
      items: { list: DataLog.of },
      total: 'integer'
    }
  }
}

export const DataLogRecord: Shape<Schemas['DataLogRecord']> = {
  of: { list: { maybe: { either: ['number', 'string'] } } }
}

export const DataLogOffset: Shape<Schemas['DataLogOffset']> = {
  of: {
    fields: {
      index: 'integer',
      utc_offset: 'string'
    }
  }
}

export const DataLogStatistics: Shape<Schemas['DataLogStatistics']> = {
  of: {
    fields: {
      values: 'integer',
      minimum: { maybe: 'number' },
      minimum_at: { maybe: 'string' },
      maximum: { maybe: 'number' },
      maximum_at: { maybe: 'string' },
      mean: { maybe: 'number' }
    }
  }
}

export const DataLogRecords: Shape<Schemas['DataLogRecords']> = {
  of: {
    fields: {
      items: { list: DataLogRecord.of },
      total: 'integer',
      nearest: { maybe: 'string' },
      channels: { list: 'string' },
      'records_per_point?': 'integer',
      'utc_offsets?': { list: DataLogOffset.of },
      'statistics?': { list: DataLogStatistics.of }
    }
  }
}
