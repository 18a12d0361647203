import type { SystemLevel, SystemPassword } from '../../api/system-passwords'
import type { MessageKey } from '../../lib/text/message'

interface LevelTexts {
  title: MessageKey
  /** What the level permits. */
  use: MessageKey
  /** How a new password affects those who use the level. */
  effect: MessageKey
}

export const LEVELS: Record<SystemLevel, LevelTexts> = {
  'system-setting': {
    title: 'systemPassword.level.system',
    use: 'systemPassword.level.system.use',
    effect: 'systemPassword.level.system.effect'
  },
  'upload-project': {
    title: 'systemPassword.level.upload',
    use: 'systemPassword.level.upload.use',
    effect: 'systemPassword.level.upload.effect'
  },
  history: {
    title: 'systemPassword.level.history',
    use: 'systemPassword.level.history.use',
    effect: 'systemPassword.level.history.effect'
  },
  user: {
    title: 'common.term.user',
    use: 'systemPassword.level.user.use',
    effect: 'systemPassword.level.user.effect'
  }
}

export const SERVICES: Record<SystemPassword['connections'][number]['service'], MessageKey> = {
  ftp: 'systemPassword.service.ftp',
  backup: 'systemPassword.service.backup',
  vnc: 'common.term.vnc',
  upload: 'systemPassword.service.upload'
}
