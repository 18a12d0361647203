import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { onceTargets, type TargetKind } from '../../lib/network/file-target'
import { useAction } from '../../lib/remote/use-action'
import type { CodeTexts } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import { ControlRow } from '../card/control-row'
import { SelectField } from '../form/select-field'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Reserved } from '../page/reserved'
import { FailureBanner } from '../status/failure-banner'
import { JobView, type JobViewProps, type ShownFollower } from '../status/job-view'
import { StatusBadge } from '../status/status-badge'
import { type TargetMedium, targetOptions } from './target-options'
import styles from './target-run.module.css'

export interface TargetRunProps {
  of: ShownFollower
  texts: { target: string; run: string }
  /** Of the settings; nothing can be chosen before they are known. */
  target: { kind: TargetKind; recipient: string } | undefined
  media: readonly TargetMedium[]
  /** Without a target: to that of the settings. */
  onRun: (target?: TargetKind) => Promise<void>
  reasons: CodeTexts
  /** How the latest job is shown. */
  view: Omit<JobViewProps, 'of' | 'reasons'>
  /** Beside the state. */
  children?: Children
}

/** Starts a run to the target of the settings, or once to another one, and shows how the latest job goes. */
export function TargetRun({ of: followed, texts, target, media, onRun, reasons, view, children }: TargetRunProps) {
  const { t } = useText()
  const [chosen, choose] = useState<TargetKind>()
  const { busy, failure, run } = useAction(onRun, 'in place')
  const { job } = useStore(followed)
  const running = job?.state === 'running'
  return (
    <>
      <ControlRow
        field={
          target ? (
            <SelectField
              name="once"
              label={texts.target}
              value={chosen ?? target.kind}
              options={targetOptions(t, media, onceTargets(target.kind, target.recipient))}
              onPick={kind => choose(kind === target.kind ? undefined : kind)}
            />
          ) : (
            <Reserved>
              <SelectField disabled label={texts.target} value="" options={[]} onPick={() => {}} />
            </Reserved>
          )
        }
        action={
          <Button kind="primary" busy={busy} disabled={running} onClick={() => run(chosen)}>
            {texts.run}
          </Button>
        }
      >
        <StatusBadge tone={running ? 'info' : 'plain'}>
          {t(running ? 'common.term.running' : 'common.term.idle')}
        </StatusBadge>
        {children}
      </ControlRow>
      {failure && (
        <div className={styles.below}>
          <FailureBanner error={failure} reasons={reasons} />
        </div>
      )}
      {job && (
        <div className={styles.below}>
          <JobView of={followed} reasons={reasons} {...view} />
        </div>
      )}
    </>
  )
}
