// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { TestStepState } from './test-step-state'

export const SmtpSettings: Shape<Schemas['SmtpSettings']> = {
  of: {
    fields: {
      host: 'string',
      port: 'integer',
      encryption: { one: ['none', 'starttls', 'tls'] },
      username: 'string',
      sender_name: 'string',
      sender_address: 'string',
      verify_certificate: 'boolean',
      timeout_seconds: 'integer',
      retries: 'integer',
      password_set: 'boolean',
      password_changed_at: { maybe: 'string' }
    }
  }
}

export const TestedSettings: Shape<Schemas['TestedSettings']> = {
  of: {
    fields: {
      host: 'string',
      port: 'integer',
      encryption: { one: ['none', 'starttls', 'tls'] },
      username: 'string',
      sender_name: 'string',
      sender_address: 'string',
      verify_certificate: 'boolean',
      timeout_seconds: 'integer',
      retries: 'integer'
    }
  }
}

export const MailTestStep: Shape<Schemas['MailTestStep']> = {
  of: {
    fields: {
      name: { one: ['resolve', 'connect', 'tls', 'login', 'send'] },
      state: TestStepState.of,
      milliseconds: { maybe: 'integer' }
    }
  }
}

export const MailTest: Shape<Schemas['MailTest']> = {
  of: {
    fields: {
      state: { one: ['ok', 'failed'] },
      time: 'string',
      settings: TestedSettings.of,
      password_kept: 'boolean',
      attempts: 'integer',
      steps: { list: MailTestStep.of },
      recipients: { list: 'string' },
      refused_recipients: { list: 'string' },
      'reason?': {
        one: [
          'name_not_resolved',
          'connection_refused',
          'no_answer',
          'tls_not_offered',
          'tls_protocol',
          'tls_certificate',
          'login_refused',
          'sender_refused',
          'recipient_refused',
          'message_too_big',
          'refused'
        ]
      },
      server_words: 'string'
    }
  }
}

export const MailTests: Shape<Schemas['MailTests']> = {
  of: {
    fields: {
      items: { list: MailTest.of },
      total: 'integer'
    }
  }
}

export const MailContact: Shape<Schemas['MailContact']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      mail: 'string',
      groups: { list: 'string' }
    }
  }
}

export const MailContacts: Shape<Schemas['MailContacts']> = {
  of: {
    fields: {
      items: { list: MailContact.of },
      total: 'integer'
    }
  }
}

export const MailContactsImported: Shape<Schemas['MailContactsImported']> = {
  of: {
    fields: {
      added: 'integer',
      updated: 'integer'
    }
  }
}

export const MailGroup: Shape<Schemas['MailGroup']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      members: { list: 'string' }
    }
  }
}

export const MailGroups: Shape<Schemas['MailGroups']> = {
  of: {
    fields: {
      items: { list: MailGroup.of },
      total: 'integer'
    }
  }
}

export const MailQueue: Shape<Schemas['MailQueue']> = {
  of: {
    fields: {
      queue_length: 'integer',
      queue_oldest: { maybe: 'string' }
    }
  }
}
