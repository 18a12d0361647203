// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { HealthFinding } from './health-finding'

export const SubsystemHealth: Shape<Schemas['SubsystemHealth']> = {
  of: {
    fields: {
      id: { one: ['project', 'opcua', 'codesys', 'easyaccess', 'network', 'storage', 'clock'] },
      state: { one: ['good', 'attention', 'fault', 'off', 'unknown'] },
      code: {
        one: [
          'running',
          'demo',
          'stopped',
          'updating',
          'no_project',
          'connected',
          'connecting',
          'occupied',
          'disconnected',
          'not_activated',
          'ports',
          'no_link',
          'wifi_failed',
          'used',
          'set_by_server',
          'set_by_hand',
          'wrong',
          'no_answer'
        ]
      },
      params: { record: 'string' },
      age_seconds: { maybe: 'integer' }
    }
  }
}

export const HealthEvent: Shape<Schemas['HealthEvent']> = {
  of: {
    fields: {
      id: 'string',
      time: 'string',
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
      severity: { one: ['info', 'attention', 'fault'] },
      'priority?': { one: ['low', 'middle', 'high', 'emergency'] },
      'state?': { one: ['triggered', 'acknowledged', 'returned_unacknowledged', 'returned'] },
      params: { record: 'string' }
    }
  }
}

export const Health: Shape<Schemas['Health']> = {
  of: {
    fields: {
      time: 'string',
      subsystems: { list: SubsystemHealth.of },
      findings: { list: HealthFinding.of },
      events: { list: HealthEvent.of }
    }
  }
}
