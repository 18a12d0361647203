import { TARGET_REASONS } from '../../../src/api/file-target'
import { useModel } from '../../../src/lib/browser/use-model'
import { registerUnsaved } from '../../../src/lib/form/unsaved'
import { DataList, DataRow } from '../../../src/ui/card/data-list'
import { Button } from '../../../src/ui/page/button'
import { Skeleton } from '../../../src/ui/page/skeleton'
import { Banner } from '../../../src/ui/status/banner'
import { Below } from '../../../src/ui/status/below'
import { DialogFailure } from '../../../src/ui/status/dialog-failure'
import { FailureBanner } from '../../../src/ui/status/failure-banner'
import { FaultBanner } from '../../../src/ui/status/fault-banner'
import { FindingItem } from '../../../src/ui/status/finding-item'
import { Loaded } from '../../../src/ui/status/loaded'
import { Meter } from '../../../src/ui/status/meter'
import { Notices } from '../../../src/ui/status/notices'
import { Part } from '../../../src/ui/status/part'
import { Priority } from '../../../src/ui/status/priority'
import { ReloadBanner } from '../../../src/ui/status/reload-banner'
import { RemedyControl } from '../../../src/ui/status/remedy-control'
import { SignalStrength } from '../../../src/ui/status/signal-strength'
import { SilenceNote } from '../../../src/ui/status/silence-note'
import { Spark } from '../../../src/ui/status/spark'
import { StateHead, UnknownState } from '../../../src/ui/status/state-head'
import { StatusBadge } from '../../../src/ui/status/status-badge'
import StillWaiting from '../../../src/ui/status/still-waiting'
import * as samples from '../samples'
import { LONG_NAME, LONG_WORD, nothing, unanswered, unreachable } from '../samples'
import type { States } from '../states'
import { PROGRESS } from './status-progress'

const TEMPERATURES = [61, 61.4, 62, 61.8, null, null, 62.5, 63, 64.2, 63.9]

const values = (hmiName: string) => (
  <DataList>
    <DataRow label="HMI">{hmiName}</DataRow>
  </DataList>
)

/** An unsaved input keeps it from reloading the page. */
function FailingPart() {
  useModel(() => registerUnsaved({}))
  return <Part name="gallery" load={samples.rejecting(unreachable)} />
}

export const STATUS: States = {
  ...PROGRESS,
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
  'dialog-failure.tsx': {
    'the session has ended': () => <DialogFailure error={samples.sessionEnded} />
  },
  'failure-banner.tsx': {
    unreachable: t => <FailureBanner error={unreachable} action={<Button>{t('common.retry')}</Button>} />,
    'a reason of the screen': () => <FailureBanner error={samples.refused('target_login')} reasons={TARGET_REASONS} />,
    'an unknown code': () => <FailureBanner error={samples.refused('flux_capacitor', 500, LONG_WORD)} />
  },
  'below.tsx': {
    ready: () => <Below from={samples.ready('')}>{values('bottling-line-2')}</Below>
  },
  'fault-banner.tsx': {
    plain: () => <FaultBanner fault={samples.fault} />,
    'unknown code': () => <FaultBanner fault={{ details: 'E-4711: ' + LONG_WORD }} />
  },
  'loaded.tsx': {
    loading: () => <Loaded from={samples.loading<string>()}>{values}</Loaded>,
    ready: () => <Loaded from={samples.ready('bottling-line-2')}>{values}</Loaded>,
    stale: () => <Loaded from={samples.stale('bottling-line-2')}>{values}</Loaded>,
    failed: () => <Loaded from={samples.failed<string>()}>{values}</Loaded>,
    'failed later': () => <Loaded from={samples.failedLater('bottling-line-2')}>{values}</Loaded>,
    'not provided': () => <Loaded from={samples.failed<string>(samples.refused('not_found', 404))}>{values}</Loaded>
  },
  'still-waiting.tsx': {
    'on a screen': () => <StillWaiting from={samples.loading()} />,
    'in a dialog': () => <StillWaiting from={samples.loading()} inDialog />
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
  'reload-banner.tsx': {
    plain: t => <ReloadBanner title={t('shell.screenMissing')} error={new TypeError('Failed to fetch')} />
  },
  'finding-item.tsx': {
    'with its remedy': () => (
      <ul>
        <FindingItem
          severity={{ tone: 'bad', text: 'common.term.fault' }}
          text={['common.finding.plcDisconnected', { name: 'Labeller S7-1200' }]}
          since="2026/11/21 09:12:40"
          remedy={{ path: '/app/project/communication', screen: 'menu.communication' }}
        />
      </ul>
    ),
    'for a user who can do nothing': () => (
      <ul>
        <FindingItem
          severity={{ tone: 'warn', text: 'common.term.attention' }}
          text="common.finding.restartNeeded"
          remedy={{ informFor: 'menu.systemInfo' }}
        />
      </ul>
    )
  },
  'state-head.tsx': {
    fine: t => <StateHead level="fine" title={t('common.state.fine')} />,
    fault: t => <StateHead level="fault" title={t('common.state.faults', { count: 2 })} />,
    'without a response': () => <UnknownState at="2026/11/21 09:41:07" />
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
        <StatusBadge tone="plain">{t('common.term.off')}</StatusBadge>
      </>
    )
  }
}
