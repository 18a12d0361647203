import { atom } from 'nanostores'
import { TARGET_REASONS } from '../../../src/api/file-target'
import { describeFailure } from '../../../src/lib/remote/failure-text'
import type { UploadStage } from '../../../src/lib/remote/package-upload'
import { Button } from '../../../src/ui/page/button'
import { CancellableProgress } from '../../../src/ui/status/cancellable-progress'
import { JobView } from '../../../src/ui/status/job-view'
import { PathTest } from '../../../src/ui/status/path-test'
import { PATH_STEPS, PathTestView } from '../../../src/ui/status/path-test-view'
import { ProgressBar } from '../../../src/ui/status/progress-bar'
import { StepList } from '../../../src/ui/status/step-list'
import { UploadView } from '../../../src/ui/status/upload-view'
import { Pressed } from '../pressed'
import * as samples from '../samples'
import { LONG_NAME, LONG_WORD, nothing, TIME, unanswered, unreachable } from '../samples'
import type { State, States } from '../states'

const job =
  (...followed: Parameters<typeof samples.follower>): State =>
  t => (
    <JobView
      of={samples.follower(...followed)}
      label={t('common.term.backup')}
      step={t('backupData.contents.dataLogs')}
      cancelled={t('backupData.state.cancelled')}
      failed={t('backupData.state.failed')}
      reasons={TARGET_REASONS}
      remains={t('backupData.failed.next')}
      done={<strong>{t('backupData.verified', { time: TIME })}</strong>}
      action={<Button>{t('backupData.files')}</Button>}
    />
  )

const upload =
  (stage: UploadStage<object>): State =>
  () => <UploadView of={{ $stage: atom(stage), cancel: nothing }} problemOf={describeFailure} />

const step = (name: keyof typeof PATH_STEPS, state: 'done' | 'current' | 'failed' | 'waiting', ms?: number) => ({
  ...{ name, state, milliseconds: ms ?? null }
})

/** What runs, step by step. */
export const PROGRESS: States = {
  'cancellable-progress.tsx': {
    plain: t => (
      <CancellableProgress cancellable label={t('common.term.backup')} percent={42} onCancel={unanswered}>
        {t('backupData.contents.events')}
      </CancellableProgress>
    )
  },
  'job-view.tsx': {
    running: job({}),
    'the panel is away': job({}, 12),
    done: job({ state: 'done' }),
    failed: job({ state: 'failed', error_code: 'target_full', message: '552 quota exceeded' }),
    cancelled: job({ state: 'cancelled' })
  },
  'path-test.tsx': {
    idle: t => (
      <PathTest label={t('email.test.send')} hint={t('email.test.never')} onRun={unanswered}>
        {null}
      </PathTest>
    ),
    running: t => (
      <PathTest running label={t('email.test.send')} onRun={unanswered}>
        {t('email.test.sending')}
      </PathTest>
    ),
    failed: t => (
      <Pressed button={t('email.test.send')}>
        <PathTest label={t('email.test.send')} onRun={samples.rejecting(unreachable)}>
          {null}
        </PathTest>
      </Pressed>
    )
  },
  'path-test-view.tsx': {
    running: () => (
      <PathTestView
        names={PATH_STEPS}
        steps={[step('resolve', 'done', 3), step('connect', 'current'), step('tls', 'waiting')]}
      />
    ),
    passed: t => (
      <PathTestView
        time={TIME}
        names={PATH_STEPS}
        steps={[step('resolve', 'done', 3), step('connect', 'done', 18)]}
        passed={t('email.test.passed')}
      />
    ),
    failed: () => (
      <PathTestView
        names={PATH_STEPS}
        steps={[step('resolve', 'done', 3), step('tls', 'failed', 210), step('login', 'waiting')]}
        fault={samples.fault}
      />
    )
  },
  'progress-bar.tsx': {
    'known progress': t => <ProgressBar label={t('common.upload.sending')} percent={64} />,
    'unknown progress': t => (
      <ProgressBar label={t('common.upload.checking')} action={<Button>{t('common.cancel')}</Button>}>
        {LONG_WORD}
      </ProgressBar>
    )
  },
  'step-list.tsx': {
    'under way': t => (
      <StepList
        label={t('common.path.steps')}
        steps={[
          { text: t('common.path.step.resolve'), state: 'done', note: t('common.path.took', { ms: 3 }) },
          { text: t('common.path.step.tls'), state: 'current' },
          { text: t('common.action.signIn'), state: 'waiting' }
        ]}
      />
    ),
    failed: t => (
      <StepList
        label={t('common.path.steps')}
        steps={[
          { text: t('common.term.connect'), state: 'failed', detail: <p>{t('common.path.refused')}</p> },
          { text: t('common.action.signIn'), state: 'waiting' }
        ]}
      />
    )
  },
  'upload-view.tsx': {
    sending: upload({
      status: 'sending',
      transfer: { sentBytes: 12_000_000, totalBytes: 48_000_000, secondsLeft: 9 }
    }),
    checking: upload({ status: 'checking', fileName: 'bottling-line-2_v2.4.hmip' }),
    failed: upload({
      ...{ status: 'failed', fileName: `${LONG_NAME}.hmip`, sending: true },
      error: samples.refused('signature_invalid', 400)
    })
  }
}
