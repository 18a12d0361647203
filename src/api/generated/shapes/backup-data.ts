// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { FileTargetKind } from './file-target-kind'
import { FileTarget } from './file-target'
import { FileTargetErrorCode } from './file-target-error-code'
import { FailedTargetTest } from './failed-target-test'

export const DataBackupContent: Shape<Schemas['DataBackupContent']> = {
  of: { one: ['data_logs', 'events', 'operations'] }
}

export const DataBackupSettings: Shape<Schemas['DataBackupSettings']> = {
  of: {
    fields: {
      contents: { list: DataBackupContent.of },
      range: { one: ['today', 'yesterday', 'all', 'days'] },
      days: 'integer',
      format: { one: ['csv', 'database', 'both'] },
      language: 'string',
      target: FileTarget.of,
      email_group: 'string',
      email_limit_mb: 'integer',
      name_pattern: 'string',
      catch_up: 'boolean',
      schedule: { one: ['none', 'daily', 'weekly', 'event'] },
      at: 'string',
      weekday: { one: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
      event_priority: { one: ['low', 'middle', 'high', 'emergency'] },
      delete_copied: 'boolean',
      retention_days: 'integer'
    }
  }
}

export const DataBackupMedium: Shape<Schemas['DataBackupMedium']> = {
  of: {
    fields: {
      id: 'string',
      target: { one: ['usb', 'sd'] },
      label: 'string',
      free_bytes: 'integer',
      read_only: 'boolean',
      in_use: 'boolean'
    }
  }
}

export const DataBackupGroup: Shape<Schemas['DataBackupGroup']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      members: 'integer'
    }
  }
}

export const DataBackupSituation: Shape<Schemas['DataBackupSituation']> = {
  of: {
    fields: {
      media: { list: DataBackupMedium.of },
      groups: { list: DataBackupGroup.of },
      'failed_test?': { maybe: FailedTargetTest.of }
    }
  }
}

export const DataForecastSource: Shape<Schemas['DataForecastSource']> = {
  of: {
    fields: {
      source: DataBackupContent.of,
      records: 'integer',
      used_percent: 'integer',
      when_full: { one: ['overwrite', 'stop'] },
      oldest: { maybe: 'string' },
      days_until_full: { maybe: 'number' },
      'limit?': { one: ['size', 'age'] },
      unsaved: 'integer',
      first_unsaved: { maybe: 'string' },
      days_until_loss: { maybe: 'number' }
    }
  }
}

export const DataBackupCopy: Shape<Schemas['DataBackupCopy']> = {
  of: {
    fields: {
      made_at: 'string',
      age_seconds: 'integer',
      target: FileTargetKind.of,
      host: 'string'
    }
  }
}

export const DataForecast: Shape<Schemas['DataForecast']> = {
  of: {
    fields: {
      time: 'string',
      sources: { list: DataForecastSource.of },
      last_copy: { maybe: DataBackupCopy.of }
    }
  }
}

export const RecipeMailErrorCode: Shape<Schemas['RecipeMailErrorCode']> = {
  of: {
    one: [
      'mail_not_set_up',
      'mail_name_not_resolved',
      'mail_connection_refused',
      'mail_no_answer',
      'mail_tls_not_offered',
      'mail_tls_protocol',
      'mail_tls_certificate',
      'mail_login_refused',
      'mail_sender_refused',
      'mail_recipient_refused',
      'mail_message_too_big',
      'mail_refused'
    ]
  }
}

export const DataBackupErrorCode: Shape<Schemas['DataBackupErrorCode']> = {
  of: { either: [FileTargetErrorCode.of, RecipeMailErrorCode.of, { one: ['group_empty', 'internal_error'] }] }
}

export const DataBackupFile: Shape<Schemas['DataBackupFile']> = {
  of: {
    fields: {
      name: 'string',
      bytes: 'integer',
      records: 'integer',
      sha256: 'string'
    }
  }
}

export const DataBackupRun: Shape<Schemas['DataBackupRun']> = {
  of: {
    fields: {
      id: 'string',
      started_at: 'string',
      ended_at: 'string',
      started_by: 'string',
      target: FileTargetKind.of,
      host: 'string',
      'contents?': { list: DataBackupContent.of },
      state: { one: ['verified', 'sent', 'failed', 'cancelled'] },
      error_code: { maybe: DataBackupErrorCode.of },
      message: 'string',
      from: { maybe: 'string' },
      to: { maybe: 'string' },
      records: 'integer',
      deleted: 'integer',
      files: { list: DataBackupFile.of },
      bytes: 'integer',
      downloadable: 'boolean'
    }
  }
}

export const DataBackupRuns: Shape<Schemas['DataBackupRuns']> = {
  of: {
    fields: {
      items: { list: DataBackupRun.of },
      total: 'integer'
    }
  }
}
