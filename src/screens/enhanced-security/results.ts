import type { RefusalTexts } from '../../api/client/refusal-types'
import type { RuntimeAccountRefusal } from '../../api/enhanced-security'

export const RESULTS: RefusalTexts<RuntimeAccountRefusal> = {
  administrator_fixed: 'enhancedSecurity.administratorFixed',
  already_exists: 'enhancedSecurity.exists',
  busy: 'enhancedSecurity.notNow',
  command_error: 'enhancedSecurity.commandError',
  file_too_large: 'common.upload.tooLarge',
  import_invalid: 'enhancedSecurity.importInvalid',
  invalid_name: 'enhancedSecurity.name.letters',
  invalid_password: 'enhancedSecurity.password.letters',
  limit_reached: 'enhancedSecurity.limitReached',
  logged_in: 'enhancedSecurity.loggedIn',
  medium_missing: 'common.media.gone',
  mode_not_used: 'enhancedSecurity.notUsed',
  outside_effective_time: 'enhancedSecurity.outsideTime',
  wrong_password: 'enhancedSecurity.passwordError'
}
