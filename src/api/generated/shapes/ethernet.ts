// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const EthernetPort: Shape<Schemas['EthernetPort']> = {
  of: {
    fields: {
      id: 'string',
      link: { one: ['up', 'down'] },
      speed_mbit: { maybe: 'integer' },
      duplex: { maybe: { one: ['full', 'half'] } },
      mac: 'string',
      rx_errors: 'integer',
      tx_errors: 'integer',
      state: { one: ['link_down', 'acquiring', 'up', 'conflict', 'fallback'] },
      address: { maybe: 'string' },
      mask: { maybe: 'string' },
      gateway: { maybe: 'string' },
      dns: { list: 'string' },
      lease_seconds_left: { maybe: 'integer' },
      conflict_mac: { maybe: 'string' },
      locked_by: { maybe: 'string' }
    }
  }
}

export const EthernetCaller: Shape<Schemas['EthernetCaller']> = {
  of: {
    fields: {
      port: { maybe: 'string' },
      address: { maybe: 'string' }
    }
  }
}

export const Ethernet: Shape<Schemas['Ethernet']> = {
  of: {
    fields: {
      ports: { list: EthernetPort.of },
      caller: EthernetCaller.of
    }
  }
}

export const EthernetSettings: Shape<Schemas['EthernetSettings']> = {
  of: {
    fields: {
      method: { one: ['dhcp', 'static'] },
      address: 'string',
      mask: 'string',
      gateway: 'string',
      dns1: 'string',
      dns2: 'string',
      hostname: 'string',
      mtu: 'integer'
    }
  }
}

export const AddressCheck: Shape<Schemas['AddressCheck']> = {
  of: {
    fields: {
      mac: { maybe: 'string' }
    }
  }
}

export const PingResult: Shape<Schemas['PingResult']> = {
  of: {
    fields: {
      address: 'string',
      sent: 'integer',
      received: 'integer',
      average_ms: { maybe: 'number' }
    }
  }
}

export const DnsResult: Shape<Schemas['DnsResult']> = {
  of: {
    fields: {
      server: 'string',
      addresses: { list: 'string' }
    }
  }
}

export const PortResult: Shape<Schemas['PortResult']> = {
  of: {
    fields: {
      address: 'string',
      result: { one: ['open', 'closed', 'no_answer'] }
    }
  }
}

export const TraceHop: Shape<Schemas['TraceHop']> = {
  of: {
    fields: {
      address: { maybe: 'string' },
      milliseconds: { maybe: 'number' }
    }
  }
}

export const TraceResult: Shape<Schemas['TraceResult']> = {
  of: {
    fields: {
      address: 'string',
      reached: 'boolean',
      hops: { list: TraceHop.of }
    }
  }
}
