// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const TouchCalibrationResult: Shape<Schemas['TouchCalibrationResult']> = {
  of: {
    fields: {
      time: 'string',
      by: 'string',
      error_px: 'number'
    }
  }
}

export const TouchCalibrationSession: Shape<Schemas['TouchCalibrationSession']> = {
  of: {
    fields: {
      state: { one: ['idle', 'waiting', 'point', 'verifying', 'confirm', 'ended'] },
      outcome: {
        maybe: {
          one: [
            'kept',
            'discarded',
            'cancelled',
            'cancelled_at_panel',
            'remote_control',
            'no_touch',
            'not_kept',
            'inconsistent',
            'inaccurate',
            'restarted',
            'null'
          ]
        }
      },
      points: 'integer',
      point: { maybe: 'integer' },
      attempt: 'integer',
      problem: { maybe: { one: ['out_of_range', 'inconsistent', 'inaccurate', 'null'] } },
      error_px: { maybe: 'number' },
      seconds_left: { maybe: 'integer' }
    }
  }
}

export const TouchCalibration: Shape<Schemas['TouchCalibration']> = {
  of: {
    fields: {
      panel: { one: ['resistive', 'capacitive'] },
      controller: { maybe: 'string' },
      last: { maybe: TouchCalibrationResult.of },
      session: TouchCalibrationSession.of
    }
  }
}
