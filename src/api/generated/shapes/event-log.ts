// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { LoggedSignal } from './logged-signal'

export const EventComment: Shape<Schemas['EventComment']> = {
  of: {
    fields: {
      time: 'string',
      'utc_offset?': 'string',
      username: 'string',
      text: 'string'
    }
  }
}

export const PanelEvent: Shape<Schemas['PanelEvent']> = {
  of: {
    fields: {
      number: 'integer',
      kind: { one: ['alarm', 'event'] },
      code: {
        one: [
          'alarm',
          'sign_in_refused',
          'panel_restarted',
          'project_updated',
          'codesys_started',
          'codesys_stopped',
          'codesys_fault',
          'codesys_demo_ended',
          'link_up',
          'link_down',
          'clock_set'
        ]
      },
      state: { one: ['triggered', 'acknowledged', 'returned_unacknowledged', 'returned'] },
      text: 'string',
      category: 'integer',
      priority: { one: ['low', 'middle', 'high', 'emergency'] },
      address: 'string',
      value: { maybe: 'number' },
      unit: 'string',
      triggered_at: 'string',
      'utc_offset?': 'string',
      acknowledged_at: { maybe: 'string' },
      'acknowledged_utc_offset?': { maybe: 'string' },
      acknowledged_by: { maybe: 'string' },
      comment: 'string',
      'comments?': { list: EventComment.of },
      returned_at: { maybe: 'string' },
      'returned_utc_offset?': { maybe: 'string' },
      duration_seconds: 'integer',
      count: 'integer',
      clock_set_back: 'boolean',
      logged: { maybe: LoggedSignal.of }
    }
  }
}

export const EventPage: Shape<Schemas['EventPage']> = {
  of: {
    fields: {
      items: { list: PanelEvent.of },
      total: 'integer',
      newest: 'integer',
      stored: 'integer',
      oldest: { maybe: 'string' },
      unacknowledged: 'integer',
      active: 'integer',
      buzzer: { one: ['sounding', 'silent'] },
      may_acknowledge: 'boolean'
    }
  }
}

export const AlarmFigure: Shape<Schemas['AlarmFigure']> = {
  of: { one: ['alarms', 'floods', 'top', 'chattering', 'standing'] }
}

export const AlarmFlood: Shape<Schemas['AlarmFlood']> = {
  of: {
    fields: {
      from: 'string',
      to: 'string',
      alarms: 'integer',
      'first?': {
        fields: {
          number: 'integer',
          text: 'string',
          priority: { one: ['low', 'middle', 'high', 'emergency'] }
        }
      }
    }
  }
}

export const AlarmCount: Shape<Schemas['AlarmCount']> = {
  of: {
    fields: {
      alarm: 'string',
      text: 'string',
      address: 'string',
      category: 'integer',
      priority: { one: ['low', 'middle', 'high', 'emergency'] },
      alarms: 'integer',
      percent: 'number'
    }
  }
}

export const StandingAlarm: Shape<Schemas['StandingAlarm']> = {
  of: {
    fields: {
      alarm: 'string',
      text: 'string',
      address: 'string',
      category: 'integer',
      priority: { one: ['low', 'middle', 'high', 'emergency'] },
      number: 'integer',
      triggered_at: 'string',
      duration_seconds: 'integer'
    }
  }
}

export const AlarmQuality: Shape<Schemas['AlarmQuality']> = {
  of: {
    fields: {
      from: 'string',
      to: 'string',
      'figures?': { list: AlarmFigure.of },
      alarms: 'integer',
      per_ten_minutes: 'number',
      peak: {
        fields: {
          alarms: 'integer',
          from: { maybe: 'string' },
          to: { maybe: 'string' }
        }
      },
      floods: {
        fields: {
          total: 'integer',
          percent_of_time: 'number',
          items: { list: AlarmFlood.of }
        }
      },
      priorities: {
        list: {
          fields: {
            priority: { one: ['low', 'middle', 'high', 'emergency'] },
            alarms: 'integer',
            percent: 'number'
          }
        }
      },
      chattering: { list: AlarmCount.of },
      standing: { list: StandingAlarm.of },
      standing_total: 'integer',
      top: { list: AlarmCount.of },
      top_percent: 'number',
      shifts: {
        list: {
          fields: {
            from: 'string',
            to: 'string',
            alarms: 'integer',
            per_ten_minutes: 'number',
            floods: 'integer'
          }
        }
      }
    }
  }
}

export const AlarmFloodPage: Shape<Schemas['AlarmFloodPage']> = {
  of: {
    fields: {
      items: { list: AlarmFlood.of },
      total: 'integer'
    }
  }
}

export const EventSettings: Shape<Schemas['EventSettings']> = {
  of: {
    fields: {
      retention_days: 'integer'
    }
  }
}

export const EventsAcknowledged: Shape<Schemas['EventsAcknowledged']> = {
  of: {
    fields: {
      acknowledged: 'integer',
      skipped: 'integer'
    }
  }
}

export const EventComments: Shape<Schemas['EventComments']> = {
  of: {
    fields: {
      comments: { list: EventComment.of }
    }
  }
}

export const EventDeletionPlan: Shape<Schemas['EventDeletionPlan']> = {
  of: {
    fields: {
      total: 'integer',
      first: { maybe: 'string' },
      last: { maybe: 'string' },
      unsaved: 'integer'
    }
  }
}

export const EventsDeleted: Shape<Schemas['EventsDeleted']> = {
  of: {
    fields: {
      deleted: 'integer'
    }
  }
}
