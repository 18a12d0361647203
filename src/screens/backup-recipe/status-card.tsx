import { useStore } from '@nanostores/preact'
import type { RecipeBackupSituation } from '../../api/backup-recipe'
import type { Job } from '../../api/jobs'
import { lastKnown } from '../../lib/remote/last-known'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/page/card'
import { BackupRun } from '../../ui/target/backup-run'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'

interface StatusCardProps {
  model: BackupRecipeModel
  situation: RecipeBackupSituation
}

export function StatusCard({ model, situation }: StatusCardProps) {
  const { t } = useText()
  const settings = lastKnown(useStore(model.$settings))?.value
  return (
    <Card>
      <BackupRun
        of={model.$followedJob}
        target={settings && { kind: settings.target.kind, recipient: settings.email_to }}
        media={situation.media}
        onRun={model.backUp}
        reasons={REASONS}
        outcome={(job, time) => (job.kind === 'recipe-restore' ? restored(t, job, time) : saved(t, job, time))}
      >
        <span>{t('backupRecipe.records', { count: situation.records })}</span>
      </BackupRun>
    </Card>
  )
}

const textIn = ({ result }: Job, name: string) => plainText(String(result?.[name] ?? '–'), 80)

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
