import { type ApiError, refusalOf } from '../../lib/remote/failure'
import { describeFailure, type FailureText } from '../../lib/remote/failure-text'
import { LOST_UPLOAD, spaceText } from '../../lib/remote/upload-texts'
import { textOfCode } from '../../lib/text/code-texts'
import type { Message } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { REASONS } from './texts'

/** What to do about a package that the panel did not take. */
export function packageProblemOf(error: ApiError, sending: boolean): FailureText {
  const general = describeFailure(error)
  const lost = sending ? LOST_UPLOAD.get(error.failure.kind) : undefined
  if (lost) return { ...general, remedy: lost }
  const { code = '', details } = refusalOf(error) ?? {}
  const title = textOfCode(REASONS, code)
  if (!title) return general
  const remedy = REMEDIES.get(code)?.(details)
  return { title, ...(remedy && { remedy }), details: general.details }
}

const REMEDIES = new Map<string, (details: unknown) => Message | undefined>([
  ['not_a_package', () => 'codesys.remedy.notPackage'],
  ['package_damaged', () => 'codesys.remedy.damaged'],
  ['not_enough_space', details => spaceText(details) ?? 'common.upload.noSpace.remedy'],
  ['package_other_hardware', hardwareText],
  ['application_incompatible', applicationText],
  ['runtime_busy', loadText]
])

function hardwareText(details: unknown): Message {
  const { hardware, panel }: Record<string, unknown> = Object(details)
  return ['codesys.remedy.otherHardware', { hardware: shown(hardware), panel: shown(panel) }]
}

function applicationText(details: unknown): Message {
  const { needed, application }: Record<string, unknown> = Object(details)
  return ['codesys.remedy.incompatible', { needed: shown(needed), application: shown(application) }]
}

function loadText(details: unknown): Message {
  const { load_percent: load, most_percent: most }: Record<string, unknown> = Object(details)
  return ['codesys.remedy.load', { load: shown(load), most: shown(most) }]
}

const shown = (value: unknown) => plainText(String(value ?? '–'), 32)
