// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const PreviousLogin: Shape<Schemas['PreviousLogin']> = {
  of: {
    fields: {
      time: 'string',
      address: { maybe: 'string' },
      refused: 'integer'
    }
  }
}

export const UserInfo: Shape<Schemas['UserInfo']> = {
  of: {
    fields: {
      username: 'string',
      'name?': 'string',
      'avatar?': 'string',
      'grant_type?': 'string',
      state_code: 'integer',
      permission: {
        fields: {
          roles: { list: 'string' },
          'actions?': { list: 'string' }
        }
      },
      'password_factory?': 'boolean',
      'password_must_change?': 'boolean',
      'previous_login?': { maybe: PreviousLogin.of }
    }
  }
}

export const SessionIdle: Shape<Schemas['SessionIdle']> = {
  of: {
    fields: {
      idle_minutes: 'integer',
      seconds_left: 'integer'
    }
  }
}
