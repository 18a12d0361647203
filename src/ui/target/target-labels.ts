import type { Translator } from '../../lib/text/i18n'

/** The labels of the target's fields, but for the password, which is not shown beside that of somebody else. */
export const targetLabels = (t: Translator['t']) => ({
  kind: t('common.target'),
  host: t('common.term.host'),
  port: t('common.term.port'),
  username: t('common.term.username'),
  folder: t('common.term.folder'),
  passive: t('common.target.passive'),
  trusted_fingerprint: t('common.target.fingerprint')
})
