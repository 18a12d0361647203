// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { DriverAddress } from './driver-address'
import { PlcPort } from './plc-port'

export const PlcLinkState: Shape<Schemas['PlcLinkState']> = {
  of: { one: ['up', 'slow', 'no_reply', 'disabled', 'port_conflict'] }
}

export const PlcLinkFault: Shape<Schemas['PlcLinkFault']> = {
  of: {
    one: ['no_cable', 'unreachable', 'connection_refused', 'timeout', 'wrong_reply', 'exception', 'framing', 'parity']
  }
}

export const PlcLinkError: Shape<Schemas['PlcLinkError']> = {
  of: {
    fields: {
      code: PlcLinkFault.of,
      time: 'string',
      detail: 'string',
      error_percent: { maybe: 'number' }
    }
  }
}

export const CommunicationLink: Shape<Schemas['CommunicationLink']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      driver: 'string',
      port: PlcPort.of,
      address: 'string',
      tcp_port: { maybe: 'integer' },
      station: 'integer',
      state: PlcLinkState.of,
      reason: { maybe: { one: ['switched_off', 'project_stopped', 'restarting', 'null'] } },
      requests_per_second: 'number',
      errors_per_second: 'number',
      requests: 'integer',
      errors: 'integer',
      counted_since: 'string',
      round_trip_ms: { maybe: 'number' },
      last_error: { maybe: PlcLinkError.of }
    }
  }
}

export const PlcLinks: Shape<Schemas['PlcLinks']> = {
  of: {
    fields: {
      items: { list: CommunicationLink.of },
      total: 'integer'
    }
  }
}

export const StationRange: Shape<Schemas['StationRange']> = {
  of: {
    fields: {
      first: 'integer',
      last: 'integer'
    }
  }
}

export const PlcDeviceSettings: Shape<Schemas['PlcDeviceSettings']> = {
  of: {
    fields: {
      enabled: 'boolean',
      port: PlcPort.of,
      address: 'string',
      tcp_port: { maybe: 'integer' },
      station: 'integer',
      timeout_s: 'number',
      retries: 'integer',
      turn_around_ms: 'integer'
    }
  }
}

export const PlcDevice: Shape<Schemas['PlcDevice']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      driver: 'string',
      ports: { list: PlcPort.of },
      stations: StationRange.of,
      settings: PlcDeviceSettings.of,
      project: PlcDeviceSettings.of,
      addresses: { list: DriverAddress.of }
    }
  }
}

export const PlcDevices: Shape<Schemas['PlcDevices']> = {
  of: {
    fields: {
      items: { list: PlcDevice.of },
      total: 'integer'
    }
  }
}

export const PlcReadResult: Shape<Schemas['PlcReadResult']> = {
  of: {
    fields: {
      value: { maybe: 'string' },
      code: { maybe: PlcLinkFault.of },
      milliseconds: { maybe: 'number' },
      detail: 'string',
      error_percent: { maybe: 'number' }
    }
  }
}

export const SerialMode: Shape<Schemas['SerialMode']> = { of: { one: ['rs232', 'rs485_2w', 'rs485_4w'] } }

export const SerialSettings: Shape<Schemas['SerialSettings']> = {
  of: {
    fields: {
      mode: SerialMode.of,
      baud_rate: 'integer',
      data_bits: 'integer',
      parity: { one: ['none', 'even', 'odd', 'mark', 'space'] },
      stop_bits: 'integer'
    }
  }
}

export const SerialPort: Shape<Schemas['SerialPort']> = {
  of: {
    fields: {
      id: 'string',
      modes: { list: SerialMode.of },
      shares_plug_with: { maybe: 'string' },
      settings: SerialSettings.of,
      project: SerialSettings.of,
      links: { list: 'string' },
      framing_errors: 'integer',
      parity_errors: 'integer'
    }
  }
}

export const SerialPorts: Shape<Schemas['SerialPorts']> = {
  of: {
    fields: {
      items: { list: SerialPort.of },
      total: 'integer'
    }
  }
}
