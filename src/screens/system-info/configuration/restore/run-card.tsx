import { useStore } from '@nanostores/preact'
import { useBroughtIntoView } from '../../../../lib/browser/use-brought-into-view'
import { useAction } from '../../../../lib/remote/use-action'
import { joinDetail } from '../../../../lib/text/join'
import { useText } from '../../../../lib/text/use-text'
import { Card } from '../../../../ui/card/card'
import { Actions } from '../../../../ui/page/actions'
import { Button } from '../../../../ui/page/button'
import { Banner } from '../../../../ui/status/banner'
import { FailureBanner } from '../../../../ui/status/failure-banner'
import { ProgressBar } from '../../../../ui/status/progress-bar'
import styles from '../../system-info.module.css'
import { ReadingProgress } from '../reading-progress'
import type { RestoreModel } from './model'
import { OutcomeTable } from './outcome-table'
import { MissingSettings } from './plan-notes'
import { summaryOf } from './run'
import type { RestoreRun, Run } from './run-state'
import { stepTitle } from './texts'

interface Props {
  model: RestoreModel
  run: RestoreRun
}

/** How far the restore is, and what has become of each section. */
export function RunCard({ model, run: { $run, proceed, stop, hasRestored } }: Props) {
  const { t } = useText()
  const run = useStore($run)
  const { busy, failure, run: undo } = useAction(model.undo, 'in place')
  const title = t(run.plan.isUndo ? 'systemInfoRestore.undoPlan' : 'common.action.restore')
  const content = useBroughtIntoView($run, run.status)
  return (
    <div ref={content} tabIndex={-1} role="group" aria-label={title} className={styles.opened}>
      <Card title={title} status={run.status === 'paused' && t('common.term.paused')}>
        {run.status === 'running' && <Progress run={run} stop={stop} />}
        {run.status !== 'ended' && !run.isKept && <Banner tone="warn">{t('systemInfoRestore.notKept')}</Banner>}
        {run.failure && (
          <FailureBanner
            error={run.failure}
            action={
              <Actions>
                <Button onClick={stop}>{t('systemInfoRestore.stop')}</Button>
                <Button kind="primary" onClick={() => void proceed()}>
                  {t('systemInfoRestore.continue')}
                </Button>
              </Actions>
            }
          >
            {t('systemInfoRestore.paused.text')}
          </FailureBanner>
        )}
        {run.status === 'ended' && <Ended run={run} />}
        <OutcomeTable run={run} />
        {run.status === 'ended' && <MissingSettings missing={run.plan.missing} />}
        {busy && <ReadingProgress model={model} />}
        {failure && <FailureBanner error={failure} />}
        {run.status === 'ended' && hasRestored() && <p>{t('systemInfoRestore.undo.text')}</p>}
        {run.status === 'ended' && (
          <Actions
            start={
              hasRestored() && (
                <Button busy={busy} asks onClick={undo}>
                  {t('systemInfoRestore.undo')}
                </Button>
              )
            }
          >
            <Button onClick={model.close}>{t('common.close')}</Button>
          </Actions>
        )}
      </Card>
    </div>
  )
}

function Progress({ run: { steps, isStopping }, stop }: { run: Run; stop: () => void }) {
  const { t } = useText()
  const at = steps.findIndex(({ outcome }) => !outcome)
  const { [at]: current } = steps
  if (!current) return null
  return (
    <ProgressBar
      label={t('systemInfoRestore.sending', { setting: stepTitle(current.step, t) })}
      percent={(at / steps.length) * 100}
      action={
        <Button disabled={isStopping} onClick={stop}>
          {t(isStopping ? 'systemInfoRestore.stopping' : 'common.cancel')}
        </Button>
      }
    />
  )
}

function Ended({ run }: { run: Run }) {
  const { t } = useText()
  const { done, total, others, impossible, notSelected, isWhole } = summaryOf(run)
  return (
    <Banner tone={isWhole ? 'ok' : 'warn'} role="status" title={t('systemInfoRestore.ended', { done, total })}>
      {others.map(({ status, count }) => (
        <p key={status}>{joinDetail(t(`systemInfoRestore.outcome.${status}`), String(count))}</p>
      ))}
      {impossible + notSelected > 0 && t('systemInfoRestore.left', { unfit: impossible, notSelected })}
    </Banner>
  )
}
