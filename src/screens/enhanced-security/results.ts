import type { MessageKey } from '../../lib/text/message'

/** What the panel answers to a command that it does not carry out (screens of the reference). */
export const RESULTS = {
  accountExists: 'enhancedSecurity.exists',
  accountUnknown: 'enhancedSecurity.unknown',
  administratorFixed: 'enhancedSecurity.administratorFixed',
  commandError: 'enhancedSecurity.commandError',
  importInvalid: 'enhancedSecurity.importInvalid',
  invalidName: 'enhancedSecurity.name.letters',
  invalidPassword: 'enhancedSecurity.password.letters',
  limitReached: 'enhancedSecurity.limitReached',
  loggedIn: 'enhancedSecurity.loggedIn',
  modeNotUsed: 'enhancedSecurity.notUsed',
  notFound: 'enhancedSecurity.unknown',
  notNow: 'enhancedSecurity.notNow',
  outsideEffectiveTime: 'enhancedSecurity.outsideTime',
  passwordError: 'enhancedSecurity.passwordError'
} as const satisfies Record<string, MessageKey>
