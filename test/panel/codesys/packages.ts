import type { Schemas } from '../../../src/api/generated/schema'
import { freeBytes } from '../device/status'
import { refuse } from '../http/handler-types'
import { isNewer, spaceRefusal } from '../project/projects'
import type { Services } from '../services'
import type { RuntimeCandidate } from './codesys-state'
import { RUNTIME_HARDWARE, type RuntimeImage, unpackRuntime } from './runtime-package'

type Context = Pick<Services, 'state' | 'clock' | 'codesys'>

export const CODESYS_UPDATE = 'codesys-update'

export const neededBytes = ({ payload, unpackedBytes }: RuntimeImage): number => payload.length + unpackedBytes

/** Validates a package before anything is stopped for it. */
export function validateRuntime(context: Context, bytes: Uint8Array) {
  const unpacked = unpackRuntime(bytes)
  if ('trouble' in unpacked) return refuse(400, unpacked.code, { message: unpacked.trouble })
  const { image } = unpacked
  if (image.hardware !== RUNTIME_HARDWARE) {
    const message = `Made for ${image.hardware}, and this is ${RUNTIME_HARDWARE}`
    const details = { hardware: image.hardware, panel: RUNTIME_HARDWARE }
    return refuse(409, 'package_other_hardware', { message, details })
  }
  return updateRefusal(context, image) ?? { image }
}

/** Whether the runtime runs the boot application, and the panel has the space and the time to install it. */
export const updateRefusal = (context: Context, image: RuntimeImage) =>
  applicationRefusal(context, image) ?? roomRefusal(context, image)

function applicationRefusal({ state: { codesys } }: Context, { oldestCompiler }: RuntimeImage) {
  const { application } = codesys
  if (!application || !isNewer(oldestCompiler, application.compilerVersion)) return undefined
  const message = `The application was built with ${application.compilerVersion}, and ${oldestCompiler} is needed`
  const details = { needed: oldestCompiler, application: application.compilerVersion }
  return refuse(409, 'application_incompatible', { message, details })
}

/** Whether the panel has the space and the time to install it. */
function roomRefusal({ state, clock, codesys }: Context, image: RuntimeImage) {
  const space = spaceRefusal(freeBytes(state, clock.elapsed()), neededBytes(image))
  if (space) return space
  const load = codesys.load()
  if (load < image.mostLoadPercent) return undefined
  const message = `The tasks take ${load} % of their core, and ${image.mostLoadPercent} % is too much`
  const details = { load_percent: load, most_percent: image.mostLoadPercent }
  return refuse(409, 'runtime_busy', { message, details })
}

export function packageReport(
  { state, clock }: Context,
  { id, fileName, sizeBytes }: RuntimeCandidate,
  image: RuntimeImage
): Schemas['CodesysPackage'] {
  const installed = state.codesys.version
  return {
    id,
    file_name: fileName,
    version: image.version,
    size_bytes: sizeBytes,
    needed_bytes: neededBytes(image),
    free_bytes: freeBytes(state, clock.elapsed()),
    same_as_installed: image.version === installed,
    older: isNewer(installed, image.version)
  }
}
