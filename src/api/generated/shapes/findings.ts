// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { HealthFinding } from './health-finding'

export const FindingPart: Shape<Schemas['FindingPart']> = {
  of: {
    one: [
      'alarms',
      'project',
      'plcs',
      'network',
      'storage',
      'memory',
      'clock',
      'certificates',
      'opcua',
      'codesys',
      'easyaccess',
      'host',
      'backups',
      'accounts',
      'level_passwords',
      'licences',
      'restart',
      'services',
      'recipe_backups'
    ]
  }
}

export const ActiveAlarmCount: Shape<Schemas['ActiveAlarmCount']> = {
  of: {
    fields: {
      active: 'integer',
      unacknowledged: 'integer'
    }
  }
}

export const ActiveAlarm: Shape<Schemas['ActiveAlarm']> = {
  of: {
    fields: {
      number: 'integer',
      text: 'string',
      priority: { one: ['low', 'middle', 'high', 'emergency'] },
      acknowledged: 'boolean',
      triggered_at: 'string',
      age_seconds: 'integer'
    }
  }
}

export const ActiveAlarms: Shape<Schemas['ActiveAlarms']> = {
  of: {
    fields: {
      emergency: ActiveAlarmCount.of,
      high: ActiveAlarmCount.of,
      middle: ActiveAlarmCount.of,
      low: ActiveAlarmCount.of,
      newest: 'integer',
      buzzer: { one: ['sounding', 'silent'] },
      first: { maybe: ActiveAlarm.of }
    }
  }
}

export const Findings: Shape<Schemas['Findings']> = {
  of: {
    fields: {
      time: 'string',
      checked: { list: FindingPart.of },
      silent: { list: FindingPart.of },
      alarms: { maybe: ActiveAlarms.of },
      findings: { list: HealthFinding.of },
      'restart?': {
        fields: {
          in_seconds: 'integer',
          seconds: 'integer'
        }
      }
    }
  }
}
