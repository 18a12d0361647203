import type { RecipeBackupSettings, RecipeBackupSituation } from '../../api/backup-recipe'
import { formatBytes } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import type { Option } from '../../ui/form/select-field'

export type Target = RecipeBackupSettings['target']

const TARGETS: readonly Target[] = ['pc', 'usb', 'sd', 'ftp', 'email']

/** What can be chosen as a target; a medium is named, and cannot be chosen while it is away. */
export function targetOptions(
  t: Translator['t'],
  { media }: RecipeBackupSituation,
  targets: readonly Target[] = TARGETS
): Option<Target>[] {
  return targets.map(value => {
    const text = t(`backupRecipe.target.${value}`)
    if (value !== 'usb' && value !== 'sd') return { value, text }
    const medium = media.find(({ target }) => target === value)
    if (!medium) return { value, text: t('backupRecipe.target.absent', { target: text }), disabled: true }
    const facts = { target: text, label: plainText(medium.label, 32), free: formatBytes(medium.free_bytes) }
    return { value, text: t('backupRecipe.target.present', facts) }
  })
}

/** Those that a single backup can go to: a server only once it is set up. */
export function onceTargets({ ftp_host, email_to, target }: RecipeBackupSettings): Target[] {
  const isSetUp = (candidate: Target) =>
    (candidate !== 'ftp' || ftp_host !== '') && (candidate !== 'email' || email_to !== '')
  return TARGETS.filter(candidate => candidate === target || isSetUp(candidate))
}
