import { useStore } from '@nanostores/preact'
import type { FormPart } from '../../lib/form/form'
import {
  hasFingerprint,
  hasFolder,
  isServer,
  needsPassword,
  type StoredTarget,
  TARGET_KINDS,
  type TargetValues
} from '../../lib/network/file-target'
import type { TargetTest } from '../../lib/network/target-test'
import type { CodeTexts } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../form/check-field'
import { NumberField } from '../form/number-field'
import { PasswordField } from '../form/password-field'
import { SelectField } from '../form/select-field'
import { TextField } from '../form/text-field'
import type { Children } from '../page/children'
import { Columns } from '../page/columns'
import type { Fix } from '../status/fault'
import { targetLabels } from './target-labels'
import { type TargetMedium, targetOptions } from './target-options'
import { TargetTestView } from './target-test-view'

interface TargetFieldsProps {
  of: FormPart<TargetValues>
  stored: StoredTarget
  media: readonly TargetMedium[]
  test: TargetTest
  reasons: CodeTexts
  /** The way to the DNS servers of the panel. */
  dns: Fix
  hint?: string | undefined
  /** Shown below: what a kind needs that is no server and no medium. */
  children?: Children
}

/** Where files are written, how a server is reached, and a test of it. */
export function TargetFields(props: TargetFieldsProps) {
  const { of: form, stored, media, test, reasons, dns, hint, children } = props
  const { t } = useText()
  const { kind } = useStore(form.$values)
  const labels = targetLabels(t)
  return (
    <>
      <SelectField
        of={form}
        name="kind"
        label={labels.kind}
        hint={hint}
        options={targetOptions(t, media, TARGET_KINDS)}
      />
      {isServer(kind) && <ServerFields of={form} stored={stored} />}
      {hasFolder(kind) && (
        <TextField
          of={form}
          name="folder"
          label={labels.folder}
          hint={t(isServer(kind) ? 'common.target.folder.server' : 'common.target.folder.medium')}
        />
      )}
      {children}
      <TargetTestView of={form} test={test} reasons={reasons} dns={dns} />
    </>
  )
}

function ServerFields({ of: form, stored }: { of: FormPart<TargetValues>; stored: StoredTarget }) {
  const { t } = useText()
  const values = useStore(form.$values)
  const { kind } = values
  const passwordNeeded = needsPassword(values, stored)
  const labels = targetLabels(t)
  return (
    <>
      <Columns least={260}>
        <TextField required of={form} name="host" label={labels.host} />
        <NumberField
          required
          of={form}
          name="port"
          label={labels.port}
          hint={kind === 'ftps' && t('common.target.port.ftps')}
        />
        <TextField required of={form} name="username" label={labels.username} />
        <PasswordField
          required={passwordNeeded}
          of={form}
          name="password"
          label={t('common.term.password')}
          hint={stored.password_set && t(`common.target.password.${passwordNeeded ? 'again' : 'stored'}`)}
          autoComplete="new-password"
        />
      </Columns>
      {hasFingerprint(kind) && (
        <TextField
          of={form}
          name="trusted_fingerprint"
          label={labels.trusted_fingerprint}
          hint={t(`common.target.fingerprint.${kind}`)}
        />
      )}
      {kind !== 'sftp' && (
        <CheckField of={form} name="passive" label={labels.passive} hint={t('common.target.passive.hint')} />
      )}
    </>
  )
}
