import type { Translator } from '../../lib/text/i18n'
import type { SettingsValues } from './settings-values'

/** The names of the fields, also where a conflict is shown. */
export const settingsLabels = (t: Translator['t']): Record<keyof SettingsValues, string> => ({
  enabled: t('t0200052'),
  control_username: t('webviewSetting.controlUser'),
  control_password: t('common.term.controlPassword'),
  view_username: t('webviewSetting.viewUser'),
  view_password: t('common.term.viewOnlyPassword'),
  max_connections: t('webviewSetting.maxConnections'),
  idle_timeout_minutes: t('webviewSetting.idleTimeout'),
  granted_by: t('webviewSetting.grantedBy'),
  answer_seconds: t('webviewSetting.answerSeconds'),
  unanswered: t('webviewSetting.unanswered'),
  hand_back_seconds: t('webviewSetting.handBack'),
  local_priority: t('webviewSetting.localPriority'),
  safety_question: t('webviewSetting.safetyQuestion'),
  network_rule: t('common.term.allowedNetworks'),
  networks: t('webviewSetting.networks')
})
