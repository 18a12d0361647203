import { useStore } from '@nanostores/preact'
import { NAME } from '../../lib/form/codecs'
import type { FormPart } from '../../lib/form/form'
import type { SaveQuestion } from '../../lib/form/save-question'
import {
  isServer,
  needsPassword,
  type StoredTarget,
  TARGET_KINDS,
  type TargetValues
} from '../../lib/network/file-target'
import type { TargetTest, TargetTestResult } from '../../lib/network/target-test'
import type { CodeTexts } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import { SaveQuestionDialog } from '../dialog/save-question-dialog'
import { FieldFor, FieldsFor } from '../form/field-for'
import { FieldRow } from '../form/field-row'
import { PasswordField } from '../form/password-field'
import type { Children } from '../page/children'
import type { Fix } from '../status/fault'
import { targetFault } from './target-fault'
import { type TargetMedium, targetOptions } from './target-options'
import { TargetTestView } from './target-test-view'

interface TargetFieldsProps {
  of: FormPart<TargetValues> & { question: SaveQuestion<TargetTestResult> }
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
export function TargetFields({ of: form, stored, media, test, reasons, dns, hint, children }: TargetFieldsProps) {
  const { t } = useText()
  const { kind } = useStore(form.$values)
  return (
    <>
      <FieldFor of={form} name="kind" hint={hint} options={targetOptions(t, media, TARGET_KINDS)} />
      {isServer(kind) && <ServerFields of={form} stored={stored} />}
      <FieldsFor of={form} names={['trusted_fingerprint', 'passive', 'folder']} />
      {children}
      <TargetTestView of={form} test={test} reasons={reasons} dns={dns} />
      <SaveQuestionDialog of={form.question} faultOf={failed => targetFault(t, failed, reasons, dns)} />
    </>
  )
}

function ServerFields({ of: form, stored }: { of: FormPart<TargetValues>; stored: StoredTarget }) {
  const { t } = useText()
  const passwordNeeded = needsPassword(useStore(form.$values), stored)
  return (
    <FieldRow>
      <FieldsFor of={form} names={['host', 'port', 'username']} />
      <PasswordField
        required={passwordNeeded}
        of={form}
        name="password"
        chars={NAME}
        label={t('common.term.password')}
        hint={stored.password_set && t(`common.target.password.${passwordNeeded ? 'again' : 'stored'}`)}
        autoComplete="new-password"
      />
    </FieldRow>
  )
}
