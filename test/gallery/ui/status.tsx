import { atom } from 'nanostores'
import { TARGET_REASONS } from '../../../src/api/file-target'
import { useModel } from '../../../src/lib/browser/use-model'
import { registerUnsaved } from '../../../src/lib/form/unsaved'
import { describeFailure } from '../../../src/lib/remote/failure-text'
import type { UploadStage } from '../../../src/lib/remote/package-upload'
import { Button } from '../../../src/ui/page/button'
import { DataList, DataRow } from '../../../src/ui/page/data-list'
import { Skeleton } from '../../../src/ui/page/skeleton'
import { Banner } from '../../../src/ui/status/banner'
import { CancellableProgress } from '../../../src/ui/status/cancellable-progress'
import { DialogFailure } from '../../../src/ui/status/dialog-failure'
import { FailureBanner } from '../../../src/ui/status/failure-banner'
import { FaultBanner } from '../../../src/ui/status/fault-banner'
import { JobView } from '../../../src/ui/status/job-view'
import { Loaded } from '../../../src/ui/status/loaded'
import { Meter } from '../../../src/ui/status/meter'
import { Notices } from '../../../src/ui/status/notices'
import { Part } from '../../../src/ui/status/part'
import { PathTest } from '../../../src/ui/status/path-test'
import { PATH_STEPS, PathTestView } from '../../../src/ui/status/path-test-view'
import { Priority } from '../../../src/ui/status/priority'
import { ProgressBar } from '../../../src/ui/status/progress-bar'
import { ReloadBanner } from '../../../src/ui/status/reload-banner'
import { RemedyControl } from '../../../src/ui/status/remedy-control'
import { SignalStrength } from '../../../src/ui/status/signal-strength'
import { SilenceNote } from '../../../src/ui/status/silence-note'
import { Spark } from '../../../src/ui/status/spark'
import { StatusBadge } from '../../../src/ui/status/status-badge'
import { StepList } from '../../../src/ui/status/step-list'
import { UploadView } from '../../../src/ui/status/upload-view'
import { Pressed } from '../pressed'
import * as samples from '../samples'
import { LONG_NAME, LONG_WORD, nothing, TIME, unanswered, unreachable } from '../samples'
import type { State, States } from '../states'

const TEMPERATURES = [61, 61.4, 62, 61.8, null, null, 62.5, 63, 64.2, 63.9]

const fault = {
  title: 'common.term.untrustedServer',
  remedy: 'email.reason.tlsCertificate.remedy',
  details: 'tls_certificate: self-signed certificate in certificate chain',
  fixes: [
    { field: 'host', label: 'smtp.plant.example' },
    { text: 'common.path.dns', path: '/app/network/ethernet' }
  ]
} as const

const values = (hmiName: string) => (
  <DataList>
    <DataRow label="HMI">{hmiName}</DataRow>
  </DataList>
)

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

/** An unsaved input keeps it from reloading the page. */
function FailingPart() {
  useModel(() => registerUnsaved({}))
  return <Part name="gallery" load={samples.rejecting(unreachable)} />
}

export const STATUS: States = {
  'banner.tsx': {
    info: t => <Banner tone="info">{t('common.draft.text')}</Banner>,
    ok: t => <Banner tone="ok" title={t('email.test.passed')} />,
    'warn, with an action': t => (
      <Banner tone="warn" title={t('errors.changedMeanwhile')} action={<Button>{t('common.reload')}</Button>}>
        {t('errors.changedMeanwhileRemedy')}
      </Banner>
    ),
    'bad, long text': () => (
      <Banner tone="bad" title={LONG_NAME}>
        {LONG_WORD}
      </Banner>
    )
  },
  'cancellable-progress.tsx': {
    plain: t => (
      <CancellableProgress cancellable label={t('common.term.backup')} percent={42} onCancel={unanswered}>
        {t('backupData.contents.events')}
      </CancellableProgress>
    )
  },
  'dialog-failure.tsx': {
    'the session has ended': () => <DialogFailure error={samples.sessionEnded} />
  },
  'failure-banner.tsx': {
    unreachable: t => <FailureBanner error={unreachable} action={<Button>{t('common.retry')}</Button>} />,
    'a reason of the screen': () => <FailureBanner error={samples.refused('target_login')} reasons={TARGET_REASONS} />,
    'an unknown code': () => <FailureBanner error={samples.refused('flux_capacitor', 500, LONG_WORD)} />
  },
  'fault-banner.tsx': {
    plain: () => <FaultBanner fault={fault} />,
    'unknown code': () => <FaultBanner fault={{ details: 'E-4711: ' + LONG_WORD }} />
  },
  'job-view.tsx': {
    running: job({}),
    'the panel is away': job({}, 12),
    done: job({ state: 'done' }),
    failed: job({ state: 'failed', error_code: 'target_full', message: '552 quota exceeded' }),
    cancelled: job({ state: 'cancelled' })
  },
  'loaded.tsx': {
    loading: () => <Loaded from={samples.loading<string>()}>{values}</Loaded>,
    ready: () => <Loaded from={samples.ready('bottling-line-2')}>{values}</Loaded>,
    stale: () => <Loaded from={samples.stale('bottling-line-2')}>{values}</Loaded>,
    failed: () => <Loaded from={samples.failed<string>()}>{values}</Loaded>,
    'failed later': () => <Loaded from={samples.failedLater('bottling-line-2')}>{values}</Loaded>,
    'not provided': () => <Loaded from={samples.failed<string>(samples.refused('not_found', 404))}>{values}</Loaded>
  },
  'meter.tsx': {
    'low, nearly full, full': t =>
      [12, 86, 97].map(percent => (
        <p key={percent}>
          <Meter label={t('backupData.used')} percent={percent} />
        </p>
      ))
  },
  'notices.tsx': {
    'done and failed': () => (
      <div style={{ height: '11rem' }}>
        <Notices
          list={[
            { id: 1, kind: 'done', message: 'email.contact.saved' },
            { id: 2, kind: 'failed', message: 'errors.unreachable', details: 'unreachable' }
          ]}
          onDismiss={nothing}
        />
      </div>
    )
  },
  'part.tsx': {
    waiting: () => <Part name="gallery" load={unanswered} waiting={<Skeleton lines={2} />} />,
    'its file is gone': () => <FailingPart />
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
        fault={fault}
      />
    )
  },
  'priority.tsx': Object.fromEntries(
    (['filled', 'outlined', 'waiting', 'plain'] as const).map(look => [
      look,
      () => (
        <>
          <Priority of="emergency" look={look} /> <Priority of="high" look={look} />{' '}
          <Priority of="middle" look={look} /> <Priority of="low" look={look} count="12" />
        </>
      )
    ])
  ),
  'progress-bar.tsx': {
    'known progress': t => <ProgressBar label={t('common.upload.sending')} percent={64} />,
    'unknown progress': t => (
      <ProgressBar label={t('common.upload.checking')} action={<Button>{t('common.cancel')}</Button>}>
        {LONG_WORD}
      </ProgressBar>
    )
  },
  'reload-banner.tsx': {
    plain: t => <ReloadBanner title={t('shell.screenMissing')} error={new TypeError('Failed to fetch')} />
  },
  'remedy-control.tsx': {
    'a screen': () => <RemedyControl of={{ path: '/app/network/wifi', screen: 'menu.wifi' }} />,
    'a dialog': () => <RemedyControl of={{ text: 'common.term.changePassword', run: nothing }} />
  },
  'signal-strength.tsx': {
    'from none to full': () => [-90, -80, -70, -60, -50].map(dbm => <p key={dbm}>{<SignalStrength dbm={dbm} />}</p>)
  },
  'silence-note.tsx': { 'after 5 s': () => <SilenceNote progress={0} /> },
  'spark.tsx': {
    'with a gap': t => <Spark label={t('common.term.values')} values={TEMPERATURES} minSpan={5} />,
    flat: t => <Spark label={t('common.term.values')} values={[20, 20, 20]} />
  },
  'status-badge.tsx': {
    'every tone': t => (
      <>
        <StatusBadge tone="ok">{t('common.term.connected')}</StatusBadge>{' '}
        <StatusBadge tone="info">{t('common.term.starting')}</StatusBadge>{' '}
        <StatusBadge tone="warn">{t('common.term.reconnecting')}</StatusBadge>{' '}
        <StatusBadge tone="bad">{t('common.term.fault')}</StatusBadge>{' '}
        <StatusBadge tone="off">{t('common.term.off')}</StatusBadge>
      </>
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
