// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const SecurityClass: Shape<Schemas['SecurityClass']> = {
  of: {
    fields: {
      id: { one: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] },
      name: { maybe: 'string' }
    }
  }
}

export const RuntimeAccount: Shape<Schemas['RuntimeAccount']> = {
  of: {
    fields: {
      id: 'string',
      username: 'string',
      classes: { list: { one: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] } },
      browse: 'boolean',
      read: 'boolean',
      write: 'boolean',
      hidden: 'boolean',
      valid_minutes: { maybe: 'integer' },
      expires_at: { maybe: 'string' },
      administrator: 'boolean',
      password_set: 'boolean',
      logged_in: 'boolean'
    }
  }
}

export const RuntimeAccounts: Shape<Schemas['RuntimeAccounts']> = {
  of: {
    fields: {
      items: { list: RuntimeAccount.of },
      total: 'integer'
    }
  }
}

export const EnhancedSecurity: Shape<Schemas['EnhancedSecurity']> = {
  of: {
    fields: {
      in_use: 'boolean',
      project: 'string',
      max_accounts: 'integer',
      remote_login: { one: ['possible', 'control_address_missing'] },
      classes: { list: SecurityClass.of },
      accounts: RuntimeAccounts.of
    }
  }
}

export const AddedRuntimeAccount: Shape<Schemas['AddedRuntimeAccount']> = {
  of: {
    fields: {
      id: 'string',
      takes_effect: { one: ['now', 'next_sign_in'] }
    }
  }
}

export const RuntimeAccountSettings: Shape<Schemas['RuntimeAccountSettings']> = {
  of: {
    fields: {
      username: 'string',
      classes: { list: { one: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] } },
      browse: 'boolean',
      read: 'boolean',
      write: 'boolean',
      hidden: 'boolean',
      valid_minutes: { maybe: 'integer' }
    }
  }
}

export const SecurityEffect: Shape<Schemas['SecurityEffect']> = {
  of: {
    fields: {
      takes_effect: { one: ['now', 'next_sign_in'] }
    }
  }
}

export const ImportResult: Shape<Schemas['ImportResult']> = {
  of: {
    fields: {
      added: 'integer',
      updated: 'integer'
    }
  }
}

export const AccountFile: Shape<Schemas['AccountFile']> = {
  of: {
    fields: {
      content: 'string'
    }
  }
}
