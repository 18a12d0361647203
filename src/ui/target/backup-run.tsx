import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import { useState } from 'react'
import { onceTargets, type TargetKind } from '../../lib/network/file-target'
import { useAction } from '../../lib/remote/use-action'
import type { CodeTexts } from '../../lib/text/code-texts'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { SelectField } from '../form/select-field'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { ControlRow } from '../page/control-row'
import { FailureBanner } from '../status/failure-banner'
import { JobView, type ShownFollower, type ShownJob } from '../status/job-view'
import { StatusBadge } from '../status/status-badge'
import styles from './backup-run.module.css'
import { type TargetMedium, targetOptions } from './target-options'

interface RunJob extends ShownJob {
  steps: readonly string[]
  step: number
  ended_at?: string
}

interface BackupRunProps<J extends RunJob> {
  of: ShownFollower & ReadableAtom<{ job: J | undefined }>
  /** Of the settings; nothing can be chosen before they are known. */
  target: { kind: TargetKind; recipient: string } | undefined
  media: readonly TargetMedium[]
  /** Without a target: to that of the settings. */
  onRun: (target?: TargetKind) => Promise<void>
  reasons: CodeTexts
  /** Beside the state. */
  children?: Children
  /** How the job is shown, where it is not a plain backup. */
  outcome: (
    job: J,
    time: string
  ) => { label?: string; failed?: string; remains?: string; done: Children; action?: Children }
}

const STEPS = ['read', 'write', 'verify', 'send', 'delete', 'check', 'restore'] as const

/** Backs up to the target of the settings, or once to another one, and shows how the latest job goes. */
export function BackupRun<J extends RunJob>(props: BackupRunProps<J>) {
  const { of: followed, target, media, onRun, reasons, children, outcome } = props
  const { t } = useText()
  const [chosen, choose] = useState<TargetKind>()
  const { busy, failure, run } = useAction(onRun, 'in place')
  const { job } = useStore(followed)
  const running = job?.state === 'running'
  const time = plainText(job?.ended_at ?? '', 32)
  const step = STEPS.find(name => name === job?.steps[job.step])
  return (
    <>
      <ControlRow
        field={
          target && (
            <SelectField
              name="once"
              label={t('common.backup.once')}
              value={chosen ?? target.kind}
              options={targetOptions(t, media, onceTargets(target.kind, target.recipient))}
              onPick={kind => choose(kind === target.kind ? undefined : kind)}
            />
          )
        }
        action={
          <Button kind="primary" busy={busy} disabled={running} onClick={() => run(chosen)}>
            {t('common.term.backUpNow')}
          </Button>
        }
      >
        <StatusBadge tone={running ? 'info' : 'off'}>
          {t(running ? 'common.term.running' : 'common.term.idle')}
        </StatusBadge>
        {children}
      </ControlRow>
      {failure && <FailureBanner error={failure} reasons={reasons} />}
      {job && (
        <div className={styles.job}>
          <JobView
            of={followed}
            label={t('common.term.backup')}
            step={step && t(`common.backupStep.${step}`)}
            cancelled={t('common.backup.cancelled', { time })}
            failed={t('common.backup.failed', { time })}
            reasons={reasons}
            {...outcome(job, time)}
          />
        </div>
      )}
    </>
  )
}
