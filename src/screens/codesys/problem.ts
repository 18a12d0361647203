import { ApplicationIncompatibleDetails } from '../../api/generated/shapes/application-incompatible-details'
import { NotEnoughSpaceDetails } from '../../api/generated/shapes/not-enough-space-details'
import { PackageOtherHardwareDetails } from '../../api/generated/shapes/package-other-hardware-details'
import { RuntimeBusyDetails } from '../../api/generated/shapes/runtime-busy-details'
import { detailsIn } from '../../lib/remote/details'
import { type ApiError, type Refusal, refusalOf } from '../../lib/remote/failure'
import { describeFailure, type FailureText } from '../../lib/remote/failure-text'
import { LOST_UPLOAD, spaceText } from '../../lib/remote/upload-texts'
import { textOfCode } from '../../lib/text/code-texts'
import type { Message } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { REASONS } from './texts'

/** What to do about a package that the panel did not take. */
export function packageProblemOf(error: ApiError): FailureText {
  const general = describeFailure(error)
  const lost = LOST_UPLOAD.get(error.failure.kind)
  if (lost) return { ...general, remedy: lost }
  const refusal = refusalOf(error)
  const title = refusal && textOfCode(REASONS, refusal.code)
  if (!title) return general
  const remedy = REMEDIES.get(refusal.code)?.(refusal)
  return { title, ...(remedy && { remedy }), details: general.details }
}

const REMEDIES = new Map<string, (refusal: Refusal) => Message>([
  ['not_a_package', () => 'codesys.remedy.notPackage'],
  ['package_damaged', () => 'codesys.remedy.damaged'],
  ['not_enough_space', refusal => spaceText(detailsIn(refusal, NotEnoughSpaceDetails))],
  ['package_other_hardware', hardwareText],
  ['application_incompatible', applicationText],
  ['runtime_busy', loadText]
])

function hardwareText(refusal: Refusal): Message {
  const { hardware, panel } = detailsIn(refusal, PackageOtherHardwareDetails)
  return ['codesys.remedy.otherHardware', { hardware: shown(hardware), panel: shown(panel) }]
}

function applicationText(refusal: Refusal): Message {
  const { needed, application } = detailsIn(refusal, ApplicationIncompatibleDetails)
  return ['codesys.remedy.incompatible', { needed: shown(needed), application: shown(application) }]
}

function loadText(refusal: Refusal): Message {
  const { load_percent: load, most_percent: most } = detailsIn(refusal, RuntimeBusyDetails)
  return ['codesys.remedy.load', { load: shown(load), most: shown(most) }]
}

const shown = (value: string | number = '–') => plainText(String(value), 32)
