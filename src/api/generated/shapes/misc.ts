// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { FtpSettings } from './ftp-settings'
import { TimeSettings } from './time-settings'
import { DiscoverySettings } from './discovery-settings'
import { SyslogSettings } from './syslog-settings'
import { SnmpVersion } from './snmp-version'
import { WebServerSettings } from './web-server-settings'

export const MiscReason: Shape<Schemas['MiscReason']> = {
  of: {
    one: [
      'factory_password',
      'not_encrypted',
      'unresolved',
      'no_reply',
      'invalid_reply',
      'not_synchronised',
      'certificate_expires',
      'certificate_expired',
      'crashed'
    ]
  }
}

export const MiscPortOwner: Shape<Schemas['MiscPortOwner']> = {
  of: { one: ['ftp', 'web_server', 'discovery', 'snmp', 'opcua', 'vnc', 'codesys', 'secs_gem', 'other'] }
}

export const MiscServiceUser: Shape<Schemas['MiscServiceUser']> = {
  of: {
    fields: {
      name: 'string',
      address: 'string',
      since: 'string'
    }
  }
}

export const MiscServiceState: Shape<Schemas['MiscServiceState']> = {
  of: {
    fields: {
      id: { one: ['ftp', 'vnc', 'time', 'web-server', 'discovery', 'syslog', 'snmp'] },
      state: { one: ['off', 'starting', 'running', 'warning', 'port_conflict', 'restart_needed', 'failed'] },
      since: { maybe: 'string' },
      port: { maybe: 'integer' },
      reason: { maybe: MiscReason.of },
      taken_by: { maybe: MiscPortOwner.of },
      users: { list: MiscServiceUser.of },
      lines: { list: 'string' }
    }
  }
}

export const LedSettings: Shape<Schemas['LedSettings']> = {
  of: {
    fields: {
      mode: { one: ['power_and_link', 'errors', 'off'] }
    }
  }
}

export const BuzzerSettings: Shape<Schemas['BuzzerSettings']> = {
  of: {
    fields: {
      touch_sound: 'boolean',
      alarm_sound: 'boolean',
      volume_percent: 'integer'
    }
  }
}

export const DisplaySettings: Shape<Schemas['DisplaySettings']> = {
  of: {
    fields: {
      brightness_percent: 'integer',
      screen_saver_minutes: 'integer',
      clean_lock_seconds: 'integer'
    }
  }
}

export const UsbPolicy: Shape<Schemas['UsbPolicy']> = {
  of: {
    fields: {
      storage: 'boolean',
      keyboard: 'boolean',
      autorun: 'boolean'
    }
  }
}

export const MiscServices: Shape<Schemas['MiscServices']> = {
  of: {
    fields: {
      items: { list: MiscServiceState.of },
      total: 'integer',
      reboot: {
        fields: {
          next: { maybe: 'string' },
          held: 'boolean'
        }
      },
      'hardware?': {
        fields: {
          'led?': LedSettings.of,
          buzzer: BuzzerSettings.of,
          display: DisplaySettings.of,
          usb: UsbPolicy.of
        }
      }
    }
  }
}

export const NewSnmpSettings: Shape<Schemas['NewSnmpSettings']> = {
  of: {
    fields: {
      enabled: 'boolean',
      port: 'integer',
      version: SnmpVersion.of,
      username: 'string',
      'community?': 'string',
      'auth_password?': 'string',
      'privacy_password?': 'string'
    }
  }
}

export const VncUpdate: Shape<Schemas['VncUpdate']> = {
  of: {
    fields: {
      enabled: 'boolean',
      port: 'integer',
      monitor_mode: 'boolean',
      control_minutes: 'integer',
      shared: 'boolean',
      timeout_minutes: 'integer',
      allowed_networks: { list: 'string' },
      'control_password?': 'string',
      'view_password?': 'string'
    }
  }
}

export const RebootPlan: Shape<Schemas['RebootPlan']> = {
  of: {
    fields: {
      plan: { one: ['none', 'weekly'] },
      weekday: { one: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] },
      time: 'string',
      hold_while_job: 'boolean'
    }
  }
}

export const ShiftSettings: Shape<Schemas['ShiftSettings']> = {
  of: {
    fields: {
      starts: { list: 'string' }
    }
  }
}

export const MiscDefaults: Shape<Schemas['MiscDefaults']> = {
  of: {
    fields: {
      ftp: FtpSettings.of,
      time: TimeSettings.of,
      led: LedSettings.of,
      buzzer: BuzzerSettings.of,
      display: DisplaySettings.of,
      usb: UsbPolicy.of,
      discovery: DiscoverySettings.of,
      web_server: WebServerSettings.of,
      syslog: SyslogSettings.of,
      snmp: NewSnmpSettings.of,
      vnc: VncUpdate.of,
      reboot: RebootPlan.of,
      'shifts?': ShiftSettings.of
    }
  }
}
