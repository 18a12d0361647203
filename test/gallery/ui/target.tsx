import { atom } from 'nanostores'
import { TARGET_REASONS } from '../../../src/api/file-target'
import { useModel } from '../../../src/lib/browser/use-model'
import { createForm } from '../../../src/lib/form/form'
import { askingBeforeSave } from '../../../src/lib/form/save-question'
import { useForm } from '../../../src/lib/form/use-form'
import {
  type StoredTarget,
  TARGET_FIELDS,
  type TargetKind,
  targetRules,
  targetValues
} from '../../../src/lib/network/file-target'
import type { TargetTestResult } from '../../../src/lib/network/target-test'
import type { Translator } from '../../../src/lib/text/i18n'
import { FailedTest } from '../../../src/ui/target/failed-test'
import { TargetFields } from '../../../src/ui/target/target-fields'
import type { TargetMedium } from '../../../src/ui/target/target-options'
import { TargetRun, type TargetRunProps } from '../../../src/ui/target/target-run'
import { TargetTestView } from '../../../src/ui/target/target-test-view'
import { TargetText } from '../../../src/ui/target/target-text'
import { follower, LONG_NAME, LONG_WORD, TIME, unanswered, useOnce } from '../samples'
import type { States } from '../states'

const DNS = { text: 'common.path.dns', path: '/app/network/ethernet' } as const
const MEDIA: readonly TargetMedium[] = [
  { target: 'usb', label: LONG_NAME, free_bytes: 12_000_000_000, read_only: false }
]
const FINGERPRINT = 'SHA256:jT0Yv4bOq8kB2mZ6xw1r5cN7dQeLhU3aKfGiPsXyWo9'

const stored = (kind: TargetKind): StoredTarget => ({
  ...{ kind, host: 'files.plant.example', port: kind === 'sftp' ? 22 : 21, username: 'hmi', folder: 'line-2' },
  ...{ passive: true, trusted_fingerprint: '', password_set: true }
})

const targetForm = (target: StoredTarget) =>
  createForm({
    initial: targetValues(target),
    fields: TARGET_FIELDS,
    rules: targetRules(() => target, { username: [1, 32], folder: [0, 64] }),
    save: unanswered
  })

const testOf = (result?: TargetTestResult) => ({ $result: atom(result), run: unanswered, failed: () => result })

/** A host key that is not trusted yet. */
const UNTRUSTED: TargetTestResult = {
  steps: [
    { name: 'resolve', state: 'done', milliseconds: 4 },
    { name: 'host_key', state: 'failed', milliseconds: 31 },
    { name: 'login', state: 'waiting', milliseconds: null }
  ],
  ...{ error_code: 'target_host_key', server_words: 'ssh-ed25519', fingerprint: FINGERPRINT }
}
const PASSED: TargetTestResult = {
  steps: [{ name: 'write', state: 'done', milliseconds: 112 }],
  ...{ error_code: null, server_words: '', fingerprint: null }
}

function Fields({ kind, invalid }: { kind: TargetKind; invalid?: boolean }) {
  const target = stored(kind)
  const form = useForm(() => askingBeforeSave(targetForm(target), testOf().failed))
  useOnce(() => {
    if (!invalid) return
    form.set('host', 'files plant')
    form.set('port', '')
    form.validate()
  })
  return <TargetFields of={form} stored={target} media={MEDIA} test={testOf()} reasons={TARGET_REASONS} dns={DNS} />
}

function Tested({ result }: { result?: TargetTestResult }) {
  const form = useModel(() => targetForm(stored('sftp')))
  return <TargetTestView of={form} test={testOf(result)} reasons={TARGET_REASONS} dns={DNS} />
}

function Run({ t, ...given }: { t: Translator['t'] } & Pick<TargetRunProps, 'of' | 'target'>) {
  return (
    <TargetRun
      {...given}
      texts={{ target: t('common.target'), run: t('common.term.backUpNow') }}
      media={MEDIA}
      onRun={unanswered}
      reasons={TARGET_REASONS}
      view={{
        label: t('common.term.backup'),
        step: t('backupData.contents.dataLogs'),
        cancelled: t('backupData.state.cancelled'),
        failed: t('backupData.state.failed'),
        done: t('backupData.verified', { time: TIME })
      }}
    />
  )
}

const USB = { kind: 'usb', recipient: '' } as const

export const TARGET: States = {
  'failed-test.tsx': {
    'known reason': () => <FailedTest of={{ time: TIME, error_code: 'target_login' }} reasons={TARGET_REASONS} />
  },
  'target-fields.tsx': {
    'this PC': () => <Fields kind="pc" />,
    medium: () => <Fields kind="usb" />,
    'medium that is away': () => <Fields kind="sd" />,
    server: () => <Fields kind="sftp" />,
    invalid: () => <Fields invalid kind="ftps" />
  },
  'target-run.tsx': {
    'settings are unknown': t => <Run t={t} of={follower(undefined)} target={undefined} />,
    running: t => <Run t={t} of={follower({})} target={USB} />,
    failed: t => <Run t={t} of={follower({ state: 'failed', error_code: 'target_full' })} target={USB} />
  },
  'target-test-view.tsx': {
    'not tested': () => <Tested />,
    passed: () => <Tested result={PASSED} />,
    'not trusted yet': () => <Tested result={UNTRUSTED} />
  },
  'target-text.tsx': { long: () => <TargetText of={{ target: 'sftp', host: LONG_WORD }} /> }
}
