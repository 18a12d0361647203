// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { SignIn } from './sign-in'

export const Account: Shape<Schemas['Account']> = {
  of: {
    fields: {
      id: 'string',
      username: 'string',
      name: 'string',
      password_must_change: 'boolean',
      'password_factory?': 'boolean',
      valid_until: { maybe: 'string' },
      password_age_days: 'integer',
      roles: { list: 'string' },
      state: { one: ['active', 'disabled', 'locked', 'expired'] },
      locked_until: { maybe: 'string' },
      last_sign_in: { maybe: SignIn.of },
      sessions: 'integer'
    }
  }
}

export const Accounts: Shape<Schemas['Accounts']> = {
  of: {
    fields: {
      items: { list: Account.of },
      total: 'integer',
      max_accounts: 'integer'
    }
  }
}

export const CreatedAccount: Shape<Schemas['CreatedAccount']> = {
  of: {
    fields: {
      id: 'string',
      temporary_password: { maybe: 'string' }
    }
  }
}

export const StoredAccountSettings: Shape<Schemas['StoredAccountSettings']> = {
  of: {
    fields: {
      name: 'string',
      roles: { list: 'string' },
      password_must_change: 'boolean',
      valid_until: { maybe: 'string' },
      password_age_days: 'integer'
    }
  }
}

export const EndedSessions: Shape<Schemas['EndedSessions']> = {
  of: {
    fields: {
      ended: 'integer'
    }
  }
}

export const TemporaryPassword: Shape<Schemas['TemporaryPassword']> = {
  of: {
    fields: {
      temporary_password: { maybe: 'string' }
    }
  }
}

export const AccountImportOutcome: Shape<Schemas['AccountImportOutcome']> = {
  of: {
    fields: {
      outcome: { one: ['added', 'updated', 'skipped', 'refused'] },
      'error_code?': 'string',
      'temporary_password?': 'string'
    }
  }
}

export const AccountImportResult: Shape<Schemas['AccountImportResult']> = {
  of: {
    fields: {
      rows: { list: AccountImportOutcome.of }
    }
  }
}
