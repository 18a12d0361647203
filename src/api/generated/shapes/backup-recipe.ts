// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { FileTargetKind } from './file-target-kind'
import { FileTarget } from './file-target'
import { FailedTargetTest } from './failed-target-test'

export const RecipeBackupSettings: Shape<Schemas['RecipeBackupSettings']> = {
  of: {
    fields: {
      contents: { list: { one: ['recipes', 'retentive', 'extended'] } },
      target: FileTarget.of,
      name_pattern: 'string',
      keep_last: 'integer',
      schedule: { one: ['none', 'daily', 'change'] },
      daily_at: 'string',
      email_to: 'string'
    }
  }
}

export const RecipeBackupMedium: Shape<Schemas['RecipeBackupMedium']> = {
  of: {
    fields: {
      target: { one: ['usb', 'sd'] },
      label: 'string',
      free_bytes: 'integer',
      read_only: 'boolean'
    }
  }
}

export const RecipeBackupPlc: Shape<Schemas['RecipeBackupPlc']> = {
  of: {
    fields: {
      name: 'string',
      state: { one: ['connected', 'disconnected'] }
    }
  }
}

export const RecipeBackupProject: Shape<Schemas['RecipeBackupProject']> = {
  of: {
    fields: {
      name: 'string',
      compiled_at: 'string'
    }
  }
}

export const RecipeBackupSituation: Shape<Schemas['RecipeBackupSituation']> = {
  of: {
    fields: {
      media: { list: RecipeBackupMedium.of },
      production_running: 'boolean',
      plcs: { list: RecipeBackupPlc.of },
      project: RecipeBackupProject.of,
      records: 'integer',
      'failed_test?': { maybe: FailedTargetTest.of }
    }
  }
}

export const RecipeBackup: Shape<Schemas['RecipeBackup']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      made_at: 'string',
      made_by: 'string',
      size_bytes: 'integer',
      checksum: 'string',
      target: FileTargetKind.of,
      host: 'string',
      contents: { list: { one: ['recipes', 'retentive', 'extended'] } },
      project: RecipeBackupProject.of,
      format: 'integer',
      records: 'integer',
      available: 'boolean'
    }
  }
}

export const RecipeBackups: Shape<Schemas['RecipeBackups']> = {
  of: {
    fields: {
      items: { list: RecipeBackup.of },
      total: 'integer'
    }
  }
}

export const RecipeRestoreCount: Shape<Schemas['RecipeRestoreCount']> = {
  of: {
    fields: {
      recipe: 'string',
      added: 'integer',
      changed: 'integer',
      deleted: 'integer',
      unchanged: 'integer'
    }
  }
}

export const MemoryRestoreCount: Shape<Schemas['MemoryRestoreCount']> = {
  of: {
    fields: {
      area: { one: ['retentive', 'extended'] },
      words: 'integer',
      changed: 'integer'
    }
  }
}

export const RecipeRestorePlan: Shape<Schemas['RecipeRestorePlan']> = {
  of: {
    fields: {
      obstacle: { maybe: { one: ['project_mismatch', 'wrong_version', 'null'] } },
      copy: RecipeBackup.of,
      project: RecipeBackupProject.of,
      production_running: 'boolean',
      plcs: { list: RecipeBackupPlc.of },
      records: 'integer',
      recipes: { list: RecipeRestoreCount.of },
      memory: { list: MemoryRestoreCount.of }
    }
  }
}
