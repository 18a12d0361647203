import type { RefusalTexts } from '../../api/client/refusal-types'
import type { RuntimeAccountRefusal } from '../../api/enhanced-security'

export const RESULTS: RefusalTexts<RuntimeAccountRefusal> = {
  account_exists: 'enhancedSecurity.exists',
  account_unknown: 'enhancedSecurity.unknown',
  administrator_fixed: 'enhancedSecurity.administratorFixed',
  command_error: 'enhancedSecurity.commandError',
  import_invalid: 'enhancedSecurity.importInvalid',
  invalid_name: 'enhancedSecurity.name.letters',
  invalid_password: 'enhancedSecurity.password.letters',
  limit_reached: 'enhancedSecurity.limitReached',
  logged_in: 'enhancedSecurity.loggedIn',
  mode_not_used: 'enhancedSecurity.notUsed',
  not_now: 'enhancedSecurity.notNow',
  outside_effective_time: 'enhancedSecurity.outsideTime',
  password_error: 'enhancedSecurity.passwordError'
}
