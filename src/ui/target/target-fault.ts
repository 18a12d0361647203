import { TARGET_FIELDS } from '../../lib/network/file-target'
import type { TargetStep, TargetTestResult } from '../../lib/network/target-test'
import { detailsOf } from '../../lib/remote/failure-text'
import { type CodeTexts, textOfCode } from '../../lib/text/code-texts'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import type { Fault, Fix } from '../status/fault'
import { PATH_STEPS } from '../status/path-test-view'

export const STEPS: Record<TargetStep, MessageKey> = {
  medium: 'common.target.step.medium',
  ...PATH_STEPS,
  host_key: 'common.target.step.hostKey',
  folder: 'common.target.step.folder',
  write: 'common.target.step.write'
}

/** The fields that a step depends on. */
const FIELDS: Record<
  TargetStep,
  readonly ('kind' | 'host' | 'port' | 'username' | 'folder' | 'trusted_fingerprint')[]
> = {
  medium: ['kind'],
  resolve: ['host'],
  connect: ['host', 'port'],
  tls: ['kind', 'port'],
  host_key: ['trusted_fingerprint'],
  login: ['username'],
  folder: ['folder'],
  write: ['folder']
}

export function targetFault(t: Translator['t'], result: TargetTestResult, reasons: CodeTexts, dns: Fix): Fault {
  const { steps, error_code, server_words } = result
  const code = error_code ?? ''
  const failed = steps.find(({ state }) => state === 'failed')?.name
  const fields = failed ? FIELDS[failed].map((field): Fix => ({ field, label: t(TARGET_FIELDS[field].label) })) : []
  return {
    title: textOfCode(reasons, code),
    fixes: failed === 'resolve' ? [...fields, dns] : fields,
    details: detailsOf(code, server_words)
  }
}
