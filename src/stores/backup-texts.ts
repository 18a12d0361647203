import type { Job } from '../api/jobs'
import type { Translator } from '../lib/text/i18n'
import { plainText } from '../lib/text/plain-text'

const STEPS = ['read', 'write', 'verify', 'send', 'delete', 'check', 'restore'] as const

export const runTexts = (t: Translator['t']) => ({
  target: t('common.backup.once'),
  run: t('common.term.backUpNow')
})

/** What all backups have in common, whatever is backed up. */
export function backupTexts(t: Translator['t'], job: Job | undefined) {
  const time = plainText(job?.ended_at ?? '', 32)
  const step = STEPS.find(name => name === job?.steps[job.step])
  return {
    label: t('common.term.backup'),
    step: step && t(`common.backupStep.${step}`),
    cancelled: t('common.backup.cancelled', { time }),
    failed: t('common.backup.failed', { time })
  }
}
