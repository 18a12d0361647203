// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const HealthFinding: Shape<Schemas['HealthFinding']> = {
  of: {
    fields: {
      id: 'string',
      code: {
        one: [
          'project_stopped',
          'no_project',
          'project_updating',
          'plc_disconnected',
          'host_disconnected',
          'codesys_fault',
          'codesys_demo',
          'easyaccess_disconnected',
          'restart_needed',
          'unexpected_restart',
          'factory_password',
          'factory_level_password',
          'account_locked',
          'certificate_expires',
          'certificate_expired',
          'certificate_uri_mismatch',
          'opcua_not_started',
          'licence_ends',
          'licence_ended',
          'disk_almost_full',
          'memory_almost_full',
          'backup_failed',
          'backup_overdue',
          'backup_target_failed',
          'recipe_backup_failed',
          'recipe_backup_overdue',
          'recipe_backup_target_failed',
          'data_loss',
          'port_without_link',
          'wifi_failed',
          'clock_wrong',
          'clock_set_by_hand',
          'web_certificate_expires',
          'web_certificate_expired',
          'service_crashed',
          'service_port_taken',
          'service_server_failed'
        ]
      },
      severity: { one: ['fault', 'attention', 'hint'] },
      params: { record: 'string' },
      acknowledged: 'boolean',
      'since?': { maybe: 'string' }
    }
  }
}
