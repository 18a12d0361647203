import { useStore } from '@nanostores/preact'
import type { RecipeBackupSituation } from '../../api/backup-recipe'
import type { Job } from '../../api/jobs'
import { lastKnown } from '../../lib/remote/last-known'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { backupTexts, runTexts } from '../../stores/backup-texts'
import { Card } from '../../ui/card/card'
import { TargetRun } from '../../ui/target/target-run'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'

interface StatusCardProps {
  model: BackupRecipeModel
  situation: RecipeBackupSituation
}

export function StatusCard({ model, situation }: StatusCardProps) {
  const { t } = useText()
  const { job } = useStore(model.$followedJob)
  const settings = lastKnown(useStore(model.$settings))?.value
  return (
    <Card title={t('common.term.backup')}>
      <TargetRun
        of={model.$followedJob}
        texts={runTexts(t)}
        target={settings && { kind: settings.target.kind, recipient: settings.email_to }}
        media={situation.media}
        onRun={model.backUp}
        reasons={REASONS}
        view={{ ...backupTexts(t, job), ...outcome(t, job) }}
      >
        <span>{t('backupRecipe.records', { count: situation.records })}</span>
      </TargetRun>
    </Card>
  )
}

const textIn = ({ result }: Job, name: string) => plainText(String(result?.[name] ?? '–'), 80)

function outcome(t: Translator['t'], job: Job | undefined) {
  if (!job) return { done: null }
  const time = plainText(job.ended_at ?? '', 32)
  return job.kind === 'recipe-restore' ? restored(t, job, time) : saved(t, job, time)
}

function saved(t: Translator['t'], job: Job, time: string) {
  const params = { time, name: textIn(job, 'name') }
  if (job.result?.target !== 'email') return { done: t('backupRecipe.verified', params) }
  return { done: t('backupRecipe.sent', { ...params, to: textIn(job, 'to') }) }
}

function restored(t: Translator['t'], job: Job, time: string) {
  return {
    label: t('common.action.restore'),
    failed: t('backupRecipe.restoreFailed', { time }),
    done: (
      <>
        <p>
          {t('backupRecipe.restored', {
            time,
            added: textIn(job, 'added'),
            changed: textIn(job, 'changed'),
            deleted: textIn(job, 'deleted')
          })}
        </p>
        {Boolean(job.result?.words) && <p>{t('backupRecipe.restored.words', { count: Number(job.result?.words) })}</p>}
      </>
    )
  }
}
