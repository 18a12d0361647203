// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const SecsGemConnection: Shape<Schemas['SecsGemConnection']> = {
  of: { one: ['undefined', 'disconnected', 'connecting', 'connected', 'disconnecting', 'failure'] }
}

export const SecsGemControl: Shape<Schemas['SecsGemControl']> = {
  of: { one: ['offline', 'online_local', 'online_remote'] }
}

export const SecsGemFault: Shape<Schemas['SecsGemFault']> = {
  of: {
    one: [
      'unreachable',
      'connection_refused',
      'port_in_use',
      'no_host',
      'select_timeout',
      'select_refused',
      'not_selected',
      'device_id_mismatch',
      'reply_timeout',
      'linktest_timeout',
      'incomplete_message',
      'invalid_message',
      'closed_by_host',
      'rejected',
      'communication_denied',
      'spool_full'
    ]
  }
}

export const SecsGemError: Shape<Schemas['SecsGemError']> = {
  of: {
    fields: {
      code: SecsGemFault.of,
      time: 'string',
      detail: 'string'
    }
  }
}

export const SecsGemStatus: Shape<Schemas['SecsGemStatus']> = {
  of: {
    fields: {
      connection: SecsGemConnection.of,
      since: 'string',
      control: SecsGemControl.of,
      'communicating?': 'boolean',
      peer: { maybe: 'string' },
      last_error: { maybe: SecsGemError.of },
      sent: 'integer',
      received: 'integer',
      reply_timeouts: 'integer',
      counted_since: 'string',
      spool: {
        fields: {
          used: 'integer',
          limit: 'integer',
          lost: 'integer'
        }
      }
    }
  }
}

export const SecsGemSettings: Shape<Schemas['SecsGemSettings']> = {
  of: {
    fields: {
      enabled: 'boolean',
      mode: { one: ['passive', 'active'] },
      host: 'string',
      port: 'integer',
      device: 'integer',
      t3_s: 'integer',
      t5_s: 'integer',
      t6_s: 'integer',
      t7_s: 'integer',
      t8_s: 'integer',
      linktest_s: 'integer'
    }
  }
}

export const SecsGemDirection: Shape<Schemas['SecsGemDirection']> = { of: { one: ['sent', 'received'] } }

export const SecsGemMessage: Shape<Schemas['SecsGemMessage']> = {
  of: {
    fields: {
      number: 'integer',
      time: 'string',
      direction: SecsGemDirection.of,
      name: 'string',
      wants_reply: 'boolean',
      device: 'integer',
      system_bytes: 'integer',
      bytes: 'integer',
      text: 'string'
    }
  }
}

export const SecsGemMessagePage: Shape<Schemas['SecsGemMessagePage']> = {
  of: {
    fields: {
      items: { list: SecsGemMessage.of },
      total: 'integer',
      newest: 'integer'
    }
  }
}

export const SecsGemSpooled: Shape<Schemas['SecsGemSpooled']> = {
  of: {
    fields: {
      number: 'integer',
      time: 'string',
      name: 'string',
      bytes: 'integer',
      text: 'string'
    }
  }
}

export const SecsGemSpool: Shape<Schemas['SecsGemSpool']> = {
  of: {
    fields: {
      items: { list: SecsGemSpooled.of },
      total: 'integer'
    }
  }
}

export const SecsGemTestStep: Shape<Schemas['SecsGemTestStep']> = {
  of: {
    fields: {
      name: { one: ['connect', 'select', 'establish'] },
      state: { one: ['done', 'current', 'failed', 'waiting'] },
      milliseconds: { maybe: 'integer' }
    }
  }
}

export const SecsGemTest: Shape<Schemas['SecsGemTest']> = {
  of: {
    fields: {
      running: 'boolean',
      time: { maybe: 'string' },
      steps: { list: SecsGemTestStep.of },
      error: { maybe: SecsGemError.of }
    }
  }
}
